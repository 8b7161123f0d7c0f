// @vitest-environment happy-dom
import { type RefusedOrder, useOrderRefusal } from '@vitrin/theme-kit'
import { describe, expect, it } from 'vitest'
import { textsOf } from './show'

function Refusal({ refused, sentence }: { readonly refused: RefusedOrder; readonly sentence?: string }) {
  return useOrderRefusal()(refused, sentence)
}

const shopper = { hostSentence: (sentence: string) => (sentence === 'Tilt' ? undefined : `(${sentence})`) }

describe('an order that the host refused', () => {
  it('because of its address is canceled [R8.15 address invalid]', async () => {
    const fields = [{ field: 'addressInformation.billingAddress.postcode', message: 'should be a postcode' }]
    expect(await textsOf(<Refusal refused={{ fields }} />, shopper)).toEqual([
      'Address provided in checkout contains invalid data. ' +
        'Please check if all required information is provided. Your order has been canceled.',
      'Adressen stämmer inte, så beställningen är avbruten. Kontrollera uppgifterna och beställ igen.',
    ])
  })

  it('for a reason without a sentence of its own asks to contact the shop [R8.15 validation error]', async () => {
    expect(await textsOf(<Refusal refused={{}} sentence="Tilt" />, shopper)).toEqual([
      'Internal validation error. Please check if all required fields are filled in. Please contact us for support.',
      'Beställningen kunde inte tas emot. Kontrollera att alla fält är ifyllda, eller hör av dig till oss.',
    ])
    expect(await textsOf(<Refusal refused={{}} sentence="No" />, shopper)).toEqual(['(No)', '(No)'])
  })

  it('because products are sold out is canceled', async () => {
    expect(await textsOf(<Refusal refused={{ reason: 'products-unavailable' }} />, shopper)).toEqual([
      "Some products you've ordered are out of stock. Your order has been canceled.",
      'Några av varorna tog slut, så beställningen är avbruten.',
    ])
  })
})
