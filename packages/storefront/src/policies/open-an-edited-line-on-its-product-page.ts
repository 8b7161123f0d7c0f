import { restoreChoices } from '@vitrin/catalog'
import { reaction } from 'mobx'
import type { CurrentPage } from '../pages/page-store'
import type { Policy } from './policy'

/** The product page begins with what the line holds; whoever goes elsewhere edits no more (R4.12, R4.46). */
export const openAnEditedLineOnItsProductPage: Policy = ({ storefront: { pages }, shopper: { cart } }) =>
  reaction(
    () => pages.standing,
    (page) => {
      const edited = cart.editMode
      if (!edited) return
      const store = page && productWith(edited.productId, page)
      if (store) restoreChoices(store, { qty: edited.qty, ...edited.selectedOptions })
      else cart.closeEditMode()
    },
  )

function productWith(id: number, page: CurrentPage) {
  if (page.id !== 'product') return undefined
  const { store } = page.model
  const { parent } = store
  return parent && [parent, ...(parent.configurable_children ?? [])].some((item) => item.id === id) ? store : undefined
}
