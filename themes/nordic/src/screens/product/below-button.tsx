import { observer, type ProductStore } from '@vitrin/theme-kit'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { SaveRow } from './save-row'

/** What to know before the button is pressed, and what to do instead of it. */
export default observer(function BelowButton({ store: { selection, parent } }: { readonly store: ProductStore }) {
  return (
    <>
      <p className="hint">
        <LineWithdrawal line={{ cut_to_size: selection?.isCut }} />
      </p>
      {parent && <SaveRow product={parent} />}
    </>
  )
})
