import { addressOfChoices, type ProductStore } from '@vitrin/catalog'
import { buildQuery, parseQuery, searchOf, variantAddress, type RoutedViews } from '@vitrin/routing'
import type { PageView } from '../policies/policy'
import { EDITED_LINE } from './edited-line'

interface ProductModel {
  readonly store: Pick<ProductStore, 'selection' | 'isChanged' | 'editedLine'>
}

export type ChosenPage = PageView<{ product: ProductModel }> & { readonly url: string }

/**
 * The address of a page with the choices and measures that a product shows now (contract §15.7). It differs from the
 * page's own only when the shopper has changed something.
 */
export function chosenAddress(page: ChosenPage | undefined, views: RoutedViews): string {
  if (page?.id !== 'product') return page?.url ?? ''
  const { selection, isChanged, editedLine } = page.model.store
  const query = parseQuery(searchOf(page.url))
  const { [EDITED_LINE]: line, ...choices } = query
  const isEditOver = line !== undefined && editedLine === undefined
  if (!isEditOver && (!isChanged || !selection)) return page.url
  const kept = isEditOver ? choices : query
  const path = page.url.split('?', 1)[0] ?? ''
  if (!isChanged || !selection) return path + buildQuery(kept)
  // A page that changes a line begins with the choices of the line, unless its address has all of them.
  const chosen = addressOfChoices(selection, kept, { isWhole: editedLine !== undefined })
  const url = path + buildQuery(chosen.query)
  return chosen.childSku === undefined ? url : variantAddress(url, chosen.childSku, views)
}
