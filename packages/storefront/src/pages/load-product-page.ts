import type { ProductDocument, ProductStore } from '@vitrin/catalog'
import { productPath, type PageParamsById } from '@vitrin/routing'
import { EDITED_LINE, editedLineOf } from './edited-line'
import type { PageContext } from './page-context'
import { PageNotFound, type PageModel, type PageRequest } from './page-model'

type ProductRequest = PageRequest<PageParamsById['product']>
type ProductAddress = Pick<ProductRequest, 'params' | 'query'>

/**
 * Loads the product of an address into the store, with the choices that the address makes.
 *
 * @returns the address of the page that shows it, where that is another one
 */
export async function loadProductPage(
  { document, ...address }: ProductRequest,
  store: ProductStore,
  { routing }: PageContext,
): Promise<PageModel['redirect']> {
  const known = document?.type === 'product' ? (document.document as ProductDocument) : undefined
  const loaded = await store.load({ parentSku: address.params.parentSku, ...choicesOf(address) }, known)
  if (loaded.ok) {
    store.editLine(editedLineOf(address.query))
    return undefined
  }
  const { rejection } = loaded
  if (rejection.code === 'empty-result') throw new PageNotFound(rejection.message)
  // A variant has no page of its own; the page of its parent shows it (R2.38).
  const { parent, childSku } = rejection
  return { to: productPath({ ...parent, parentSku: parent.sku, sku: childSku }, routing.views), status: 301 }
}

/** Makes the choices of another query of the same address. */
export async function followProductAddress(address: ProductAddress, store: ProductStore): Promise<void> {
  // An address that only names a line of the cart begins with the choices of that line.
  if (Object.keys(address.query).some((name) => name !== EDITED_LINE)) await store.followAddress(choicesOf(address))
  store.editLine(editedLineOf(address.query))
}

function choicesOf({ params, query }: ProductAddress) {
  return { childSku: query['childSku']?.[0] ?? params.childSku, query }
}
