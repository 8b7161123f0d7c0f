import { MEASURE_NAMES, observer, useMessage, type ProductStore } from '@vitrin/theme-kit'
import { useEffect } from 'react'
import { Note } from '../../ui/note'

const ISSUES = {
  variant: 'product.variantGone',
  length: 'product.lengthUnreadable',
  choice: 'product.choiceGone',
} as const

/** What the address asked for: a line of the cart to change, or something that is not there. */
export default observer(function PageNotes({ store }: { readonly store: ProductStore }) {
  const t = useMessage()
  const { addressIssues, editedLine } = store
  const isEditing = editedLine !== undefined
  useEffect(() => {
    // After the navigation, which scrolls to the top.
    if (isEditing) requestAnimationFrame(focusFirstField)
  }, [isEditing])
  return (
    <>
      {isEditing && <Note title={t('product.editing')} />}
      {addressIssues.map(({ code, field = '' }) => {
        const name = MEASURE_NAMES[field]
        return <Note key={code + field} title={t(ISSUES[code], { dimension: name ? t(name) : field })} />
      })}
    </>
  )
})

export function focusFirstField(): void {
  const form = document.getElementById('buy')
  const field = form?.querySelector<HTMLElement>('.measures input') ?? form?.querySelector<HTMLElement>('input')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
