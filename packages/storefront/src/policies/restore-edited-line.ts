import { restoreChoices, type ProductStore } from '@vitrin/catalog'
import { shortLineKey, type CartStore } from '@vitrin/cart-sync'
import type { Cancel } from '@vitrin/kernel'
import { parseQuery, searchOf } from '@vitrin/routing'
import { reaction } from 'mobx'
import { EDITED_LINE } from '../pages/edited-line'
import { stopAll } from '../stop-all'
import type { PageView, PolicyContext } from './policy'

type EditableProduct = Pick<ProductStore, 'change' | 'editLine' | 'editedLine' | 'isChanged'> & {
  readonly parent: { readonly sku: string } | undefined
}

type ProductView = PageView<{ product: { readonly store: EditableProduct } }> & { readonly url: string }

interface RestoreEditedLineNeeds extends Pick<PolicyContext, 'notify'> {
  readonly pages: { readonly paintedPage: ProductView | undefined }
  readonly cart: Pick<CartStore, 'items' | 'editMode' | 'openEditMode' | 'closeEditMode'>
}

/**
 * A product page whose address names a line of the cart changes that line (R4.12, R4.46). It begins with the choices of
 * its address, else with those of the line. Editing ends when the shopper opens another page or the line is gone.
 */
export function restoreEditedLine({ pages, cart, notify }: RestoreEditedLineNeeds): Cancel {
  let editing: EditableProduct | undefined

  const edit = (page: ProductView): EditableProduct | undefined => {
    if (page.id !== 'product') return undefined
    const { store } = page.model
    const { editedLine, parent } = store
    if (editedLine === undefined) return undefined
    const line = cart.items.find(({ key, parentSku }) => parentSku === parent?.sku && shortLineKey(key) === editedLine)
    if (!line) {
      store.editLine(undefined)
      notify({ type: 'warning', message: { key: 'cart.editedLineGone' }, hasNoTimeout: true })
      return undefined
    }
    cart.openEditMode(line.key)
    const { editMode } = cart
    if (editMode && !store.isChanged && !hasChoices(page.url))
      store.change((selection) => restoreChoices(selection, { qty: editMode.qty, ...editMode.selectedOptions }))
    return store
  }

  return stopAll([
    reaction(
      () => pages.paintedPage,
      (page) => {
        editing = page && edit(page)
        if (!editing) cart.closeEditMode()
      },
      { fireImmediately: true },
    ),
    reaction(
      () => cart.editMode === null,
      (hasEnded) => {
        if (hasEnded) editing?.editLine(undefined)
      },
    ),
  ])
}

function hasChoices(url: string): boolean {
  return Object.keys(parseQuery(searchOf(url))).some((name) => name !== 'childSku' && name !== EDITED_LINE)
}
