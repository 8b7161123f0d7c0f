import { restoreChoices, type ProductStore } from '@vitrin/catalog'
import type { CartStore } from '@vitrin/cart-sync'
import type { Cancel } from '@vitrin/kernel'
import { reaction } from 'mobx'
import { stopAll } from '../stop-all'
import type { PageView } from './policy'

interface ProductIds {
  readonly id: number
  readonly configurable_children?: readonly { readonly id: number }[] | undefined
}

interface EditableProduct extends Pick<ProductStore, 'change' | 'editLine'> {
  readonly parent: ProductIds | undefined
}

type ProductView = PageView<{ product: { readonly store: EditableProduct } }>

interface RestoreEditedLineNeeds {
  readonly pages: { readonly paintedPage: ProductView | undefined }
  readonly cart: Pick<CartStore, 'editMode' | 'closeEditMode'>
}

/**
 * Shows the choices of an edited cart line on its product page, whose button then changes that line (R4.12, R4.46).
 * Editing ends when the shopper opens another page.
 */
export function restoreEditedLine({ pages, cart }: RestoreEditedLineNeeds): Cancel {
  let editing: EditableProduct | undefined
  return stopAll([
    reaction(
      () => pages.paintedPage,
      (page) => {
        const { editMode } = cart
        if (!editMode) return
        editing = page && productOf(page, editMode.productId)
        if (!editing) return cart.closeEditMode()
        const { key, qty, selectedOptions } = editMode
        editing.change((selection) => restoreChoices(selection, { qty, ...selectedOptions }))
        editing.editLine(key)
      },
    ),
    reaction(
      () => cart.editMode === null,
      (hasEnded) => {
        if (hasEnded) editing?.editLine(undefined)
      },
    ),
  ])
}

/** The product of this page, if it or one of its variants has the id. */
function productOf(page: ProductView, id: number): EditableProduct | undefined {
  if (page.id !== 'product') return undefined
  const { store } = page.model
  return store.parent && hasId(store.parent, id) ? store : undefined
}

function hasId(parent: ProductIds, id: number): boolean {
  return [parent, ...(parent.configurable_children ?? [])].some((item) => item.id === id)
}
