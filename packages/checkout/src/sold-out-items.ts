import type { OrderStock, StoredOrder } from './ports'

/**
 * Names of the items of a new order that are sold out now. An item whose stock the host cannot tell is not among them.
 */
export async function soldOutItems(
  { items = [] }: Pick<StoredOrder, 'items'>,
  stock: OrderStock,
): Promise<readonly string[]> {
  // A product that is cut to measure has no stock. An item that took the last pieces is served, though none is left.
  const uncertain = items.filter((item) => !item.made_to_measure && item.stock?.qty !== item.qty)
  const names = await Promise.all(
    uncertain.map(async ({ sku, name }) => ((await stock.isSoldOut(sku).catch(() => false)) ? [name] : [])),
  )
  return names.flat()
}
