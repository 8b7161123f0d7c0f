import type { Hands } from './hands'
import { unden } from './product'

/** Puts a door that is cut to measure into the empty cart, and opens the cart. */
export async function fillCart({ productPage, header, cartPanel }: Hands): Promise<void> {
  await productPage.open(unden.address)
  await productPage.typeMeasures({ width: 893, height: 2010 })
  await productPage.addToCart()
  await header.waitForCartCount(1)
  await cartPanel.open()
}
