import { observer } from '@vitrin/theme-kit'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { KeepRow } from './keep-row'
import type { ProductStore } from './product-model'

/** What to know before the button is pressed, and what to do instead of it. */
export default observer(function BelowButton({ store: { selection, parent } }: { readonly store: ProductStore }) {
  return (
    <>
      <p className="hint">
        <LineWithdrawal line={{ cut_to_size: selection?.isCut }} />
      </p>
      {parent && <KeepRow product={parent} />}
    </>
  )
})
