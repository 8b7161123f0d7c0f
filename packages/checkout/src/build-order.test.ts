import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildOrder } from './build-order'
import { emptyDetails } from './checkout-details'
import { FakeCheckoutCart } from './testing/fake-checkout-cart'

/** Words of every script, emoji, directions, control characters, markup. */
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'Gran Vía 12',
    'شارع الملك',
    '‮Storgatan',
    'Åsa 👩‍👩‍👧‍👦',
    '<script>alert(1)</script>',
    '\'; DROP TABLE "order";--',
    'x'.repeat(5000),
  ),
)

it('an order carries what was typed, as it was typed, whatever it is', () => {
  const fields = [
    'firstName',
    'lastName',
    'streetAddress',
    'apartmentNumber',
    'city',
    'zipCode',
    'phoneNumber',
  ] as const
  fc.assert(
    fc.property(fc.tuple(...fields.map(() => typed)), fc.constantFrom('SE', 'NO', 'DE', 'PT'), (texts, country) => {
      const details = emptyDetails(country)
      const shippingDetails = {
        ...details.shippingDetails,
        ...Object.fromEntries(fields.map((field, index) => [field, texts[index]])),
      }
      const { addressInformation } = buildOrder({
        order_id: 'o',
        nowMs: 0,
        storeCode: 'sv',
        userId: '',
        cart: new FakeCheckoutCart(),
        details: { ...details, shippingDetails },
        hostComparesTotals: true,
      })
      const sent = (JSON.parse(JSON.stringify(addressInformation)) as typeof addressInformation).shippingAddress!
      const sentTexts = [
        sent.firstname,
        sent.lastname,
        sent.street[0],
        sent.street[1],
        sent.city,
        sent.postcode,
        sent.telephone,
      ]
      expect(sentTexts).toEqual(texts.map((text) => text.trim()))
      expect(sent.country_id).toBe(country)
    }),
    { numRuns: 500 },
  )
})
