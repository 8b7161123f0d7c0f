import { LineWithdrawal } from '../../components/line-withdrawal'
import { AskAboutProduct } from '../../contact/ask-about-product'
import { afterPaint, type SelectionProps } from './after-paint'
import { SaveRow } from './save-row'

/** Whether the product can be returned, buttons to save or compare it, and a link to ask about it. */
export default afterPaint(function BelowButton({ store, selection }: SelectionProps) {
  const { parent } = store
  return (
    <>
      <p className="hint">
        <LineWithdrawal line={{ cut_to_size: selection?.isCut }} />
      </p>
      {parent && <SaveRow product={parent} />}
      <p>
        <AskAboutProduct selection={selection} />
      </p>
    </>
  )
})
