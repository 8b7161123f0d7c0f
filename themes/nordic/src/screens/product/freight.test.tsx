// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showScreen } from '../../testing/show'
import { Freight } from './freight'

it('says what delivery costs and what is paid in advance, as the shop gives it [R3.19 price constants]', async () => {
  const { element, content, does, close } = await showScreen(<Freight />, {})
  const shownWith = async (price_constants: { freightLimit: number | null; deposit: number; bulkFreight: number }) => {
    await does(() => content.sets.hydrate({ price_constants }))
    return element.textContent.replaceAll('\u00A0', ' ')
  }
  expect(element.textContent).toBe('')
  expect(await shownWith({ freightLimit: null, deposit: 0, bulkFreight: 495 })).toBe(
    'Leveransen kostar 495 kr, hur mycket du än beställer.',
  )
  expect(await shownWith({ freightLimit: 10_000, deposit: 30, bulkFreight: 495 })).toBe(
    'Leveransen kostar 495 kr, och ingenting från 10 000 kr.30 % av priset betalas när du beställer.',
  )
  await close()
})
