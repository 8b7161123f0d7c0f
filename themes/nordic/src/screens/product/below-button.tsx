import { observer, type ProductStore } from '@vitrin/theme-kit'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { SaveRow } from './save-row'

/** Whether the product can be returned, and buttons to save or compare it. */
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
