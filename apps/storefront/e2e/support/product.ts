import { expect, type Locator, type Page } from '@playwright/test'
import { handsOn } from './hands'
import { piecesOnDevice } from './on-device'

/**
 * The door that most journeys buy. Glass 1,150 kr/m², edge 390, chrome 3,090, fee 475; the default choices have
 * no special price and no surcharge. 893 × 2010 mm in chrome: 1.79493 m² → 2,064 + 390 + 3,090 + 475.
 */
export const unden = {
  address: '/sv/duschdorrar/duschdorr-unden',
  name: 'Duschdörr Unden',
  ownSku: 'KG-1101-KR-EGET',
  own893x2010: 601_900,
  /** The standard size 70 cm in chrome; the stock is large enough for all journeys. */
  standardSku: 'KG-1101-KR-6123',
  standard: 499_500,
} as const

export function buyForm(page: Page): Locator {
  return page.getByRole('form', { name: /^Köp / })
}

/** The price that the page shows for the current choices. */
export function shownPrice(page: Page): Locator {
  return buyForm(page).getByRole('strong')
}

export function drawing(page: Page): Locator {
  return buyForm(page).getByRole('img', { name: /^Ritning/ })
}

export async function chooseOwnMeasures(
  page: Page,
  { width, height }: { readonly width: string; readonly height: string },
): Promise<void> {
  await handsOn(page).productPage.typeMeasures({ width, height })
}

/** Adds the product and waits until the header shows the new count and the pieces are stored. */
export async function addToCart(page: Page, { inCart = 1 } = {}): Promise<void> {
  await handsOn(page).productPage.addToCart()
  await expect(cartButton(page)).toHaveAccessibleName(`Varukorg, ${inCart} ${inCart === 1 ? 'vara' : 'varor'}`)
  await expect.poll(() => piecesOnDevice(page)).toBe(inCart)
}

export function cartButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Varukorg/ })
}
