// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { show } from '../testing/show'
import { LineStock } from './line-stock'

it.each([
  ['en', true, 'In stock!'],
  ['en', false, 'Out of the stock! Can be ordered'],
  ['sv', true, 'I lager'],
  ['sv', false, 'Slut i lager Kan beställas'],
] as const)('a line of the cart says whether its product is in stock: %s, %s [R4.33]', async (language, isIn, text) => {
  const shown = await show(<LineStock item={{ stock: { is_in_stock: isIn, qty: isIn ? 4 : 0 } }} />, language)
  expect(shown.element.textContent).toBe(text)
  await shown.close()
})
