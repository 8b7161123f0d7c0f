import { observer, type ProductStore } from '@vitrin/theme-kit'
import { LineWithdrawal } from '../../components/line-withdrawal'
import { AskAboutProduct } from '../../contact/ask-about-product'
import { SaveRow } from './save-row'

/** Whether the product can be returned, buttons to save or compare it, and a link to ask about it. */
export default observer(function BelowButton({ store }: { readonly store: ProductStore }) {
  const { selection, parent } = store
  return (
    <>
      <p className="hint">
        <LineWithdrawal line={{ cut_to_size: selection?.isCut }} />
      </p>
      {parent && <SaveRow product={parent} />}
      <p>
        <AskAboutProduct store={store} />
      </p>
    </>
  )
})
