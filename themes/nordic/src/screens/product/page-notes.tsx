import { observer, type ProductStore, MEASURE_NAMES } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { useText, type TextKey } from '../../messages/use-text'
import { MessageBox } from '../../ui/message-box'

export interface PageNotesProps {
  readonly store: ProductStore
  /** The fields of the measures are there. */
  readonly isFormWhole: boolean
}

/** What the address of the page asked for: a line of the cart to change, or something that is not there. */
export default observer(function PageNotes({ store, isFormWhole }: PageNotesProps) {
  const t = useText()
  const { addressIssues, editedLine } = store
  const isEditing = editedLine !== undefined
  useEffect(() => {
    if (isEditing && isFormWhole) requestAnimationFrame(focusFirstField)
  }, [isEditing, isFormWhole])
  return (
    <>
      {isEditing && <MessageBox title={t('product.editing')} />}
      {addressIssues.map(({ code, field = '' }) => {
        const dimension: TextKey | undefined = MEASURE_NAMES[field]
        return (
          <MessageBox key={code + field} title={t(ISSUES[code], { dimension: dimension ? t(dimension) : field })} />
        )
      })}
    </>
  )
})

const ISSUES = {
  variant: 'product.variantGone',
  length: 'product.lengthUnreadable',
  choice: 'product.choiceGone',
} as const

/** After the navigation, which scrolls to the top of a new page. */
function focusFirstField(): void {
  const field =
    document.querySelector<HTMLElement>('.buy .sizes input') ?? document.querySelector<HTMLElement>('.buy input')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
