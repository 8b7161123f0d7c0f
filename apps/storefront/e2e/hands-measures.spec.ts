import { expect, test } from './fixtures'
import { unden } from './support/product'
import { kr } from './support/money'

// The crawler finds faults in general; this journey shows the page objects at work.
test('a measure that is typed one key at a time changes drawing and price', async ({ hands }) => {
  const { productPage, header, cartPanel, at } = hands
  await productPage.open(unden.address)
  await productPage.choice('Krom').check()
  await productPage.typeMeasures({ width: 893, height: 2010 })
  await expect(at(productPage.drawing)).toHaveAccessibleName('Ritning: bredd 893 millimeter, höjd 2010 millimeter')
  await expect.poll(() => productPage.price()).toBe(kr(unden.own893x2010))
  await productPage.addToCart()
  await header.waitForCartCount(1)
  await cartPanel.open()
  await expect(at(cartPanel.line(unden.name).item)).toContainText('893 × 2 010 mm')
})
