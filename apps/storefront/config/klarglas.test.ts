import { createFormats, createPatternPriceFormat } from '@vitrin/i18n'
import { ore } from '@vitrin/pricing'
import { buildPath } from '@vitrin/routing'
import { describe, expect, it } from 'vitest'
import { klarglas } from './klarglas'
import { klarglasShopper } from './klarglas-shopper'

describe('the Swedish store view', () => {
  const { storeView, routedViews } = klarglas
  const { i18n, tax } = storeView

  it.each([
    { member: 'code sv', configured: [storeView.storeCode, routedViews.storeCode], expected: ['sv', 'sv'] },
    { member: 'id 4', configured: storeView.storeId, expected: 4 },
    {
      member: 'path prefix /sv',
      configured: buildPath({ id: 'checkout', params: {} }, routedViews),
      expected: '/sv/checkout',
    },
    { member: 'currency SEK', configured: i18n.currencyCode, expected: 'SEK' },
    { member: 'locale sv-SE', configured: i18n.defaultLocale, expected: 'sv-SE' },
    { member: 'default country SE', configured: [i18n.defaultCountry, tax.defaultCountry], expected: ['SE', 'SE'] },
    { member: 'one store view', configured: routedViews.storeCodes, expected: ['sv'] },
  ])('has $member [R1.05 $member]', ({ configured, expected }) => {
    expect(configured).toEqual(expected)
  })

  it('shows prices in kr [R1.05 shown as kr]', () => {
    expect(createFormats(i18n).money(ore(499_500))).toBe('4\u00a0995\u00a0kr')
    expect(createPatternPriceFormat(i18n)(4995)).toBe('4\u00a0995,00kr')
  })
})

describe('Klarglas', () => {
  it('does not send orders that were made offline by itself [R4.38]', () => {
    expect(klarglasShopper.transmitOrdersAutomatically).toBe(false)
  })
})
