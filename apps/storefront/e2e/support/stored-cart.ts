import { withDatabase } from './database'

/** The quantity of each line of a guest's cart, read from the shop's database. */
export function storedQuantities(cartId: string): readonly number[] {
  return withDatabase((database) =>
    database
      .prepare('SELECT qty FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE mask = ?) ORDER BY item_id')
      .all(cartId)
      .map(({ qty }) => Number(qty)),
  )
}
