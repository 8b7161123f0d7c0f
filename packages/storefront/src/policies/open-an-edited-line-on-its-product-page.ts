import { restoreChoices, type ProductStore } from '@vitrin/catalog'
import { reaction } from 'mobx'
import type { CurrentPage } from '../pages/page-store'
import type { Policy } from './policy'

/** The line's product page begins with what it holds and changes it; whoever goes elsewhere edits no more (R4.12, R4.46). */
export const openAnEditedLineOnItsProductPage: Policy = ({ storefront: { pages }, shopper: { cart } }) => {
  let editing: ProductStore | undefined
  const stopOpening = reaction(
    () => pages.standing,
    (page) => {
      const { editMode } = cart
      if (!editMode) return
      editing = page && productWith(editMode.productId, page)
      if (!editing) return cart.closeEditMode()
      const { key, qty, selectedOptions } = editMode
      editing.change((selection) => restoreChoices(selection, { qty, ...selectedOptions }))
      editing.editLine(key)
    },
  )
  const stopEnding = reaction(
    () => cart.editMode === null,
    (ended) => {
      if (ended) editing?.editLine(undefined)
    },
  )
  return () => {
    stopOpening()
    stopEnding()
  }
}

function productWith(id: number, page: CurrentPage): ProductStore | undefined {
  if (page.id !== 'product') return undefined
  const { store } = page.model
  const { parent } = store
  return parent && [parent, ...(parent.configurable_children ?? [])].some((item) => item.id === id) ? store : undefined
}
