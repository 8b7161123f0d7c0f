import { withDatabase } from './database'

/** How many of each line the host has in a guest's cart, read past it. */
export function storedQuantities(cartId: string): readonly number[] {
  return withDatabase((database) =>
    database
      .prepare('SELECT qty FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE mask = ?) ORDER BY item_id')
      .all(cartId)
      .map(({ qty }) => Number(qty)),
  )
}
