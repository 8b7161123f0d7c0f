import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How many of each line the host has in a guest's cart, read past it. */
export function storedQuantities(cartId: string): readonly number[] {
  const database = new DatabaseSync(join(process.env['JOURNEYS_DATA'] ?? '', 'shop.db'), { readOnly: true })
  try {
    return database.prepare('SELECT qty FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE mask = ?) ORDER BY item_id').all(cartId).map(({ qty }) => Number(qty))
  } finally {
    database.close()
  }
}
