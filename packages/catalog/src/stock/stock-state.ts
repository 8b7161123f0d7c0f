/** R4.04 */
export type StockState = 'ok' | 'out_of_stock'

/** Unknown stock counts as `ok` (contract §15.4). */
export function stockState({ stock }: { readonly stock?: { readonly is_in_stock: boolean } | undefined }): StockState {
  return stock === undefined || stock.is_in_stock ? 'ok' : 'out_of_stock'
}
