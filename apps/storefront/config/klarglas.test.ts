import { createFormats, createPatternDateFormat, createPatternPriceFormat } from '@vitrin/i18n'
import { ore } from '@vitrin/pricing'
import { buildPath } from '@vitrin/routing'
import { describe, expect, it } from 'vitest'
import { klarglas } from './klarglas'
import { klarglasHost } from './klarglas-host'
import { klarglasShopper } from './klarglas-shopper'
import { PICTURE_SIZES } from './picture-sizes'

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

  it('writes money and times as specified [R9.15 currency] [R9.15 negatives] [R9.15 date]', () => {
    const { i18n } = klarglas.storeView
    expect([4995, -0.5].map((kronor) => createPatternPriceFormat(i18n)(kronor))).toEqual(['4\u00a0995,00kr', '-0,50kr'])
    expect(createPatternDateFormat(i18n)('2026-07-03 22:05:09')).toBe('22:05 3/7/2026')
  })

  it('has prices with 25 percent tax in them [R9.02 default rate] [R9.02 included tax]', () => {
    expect([klarglas.storeView.tax.sourcePriceIncludesTax, klarglasHost.defaultTaxRate]).toEqual([true, 25])
  })

  it('delivers for 5 kr with tax, 4 without, and takes cash on delivery [R9.03]', () => {
    expect(klarglasHost.shippingMethods).toEqual([
      { carrierCode: 'flatrate', methodCode: 'flatrate', price: 500, rate: 25 },
    ])
    expect(klarglasHost.paymentMethods[0]).toEqual({ code: 'cashondelivery', offeredFor: 'delivered' })
  })

  it('gives readers of the newsletter the coupon of ten percent [R9.16]', () => {
    expect(klarglasShopper.newsletterCoupon).toBe('VALKOMMEN10')
  })

  it.each([
    ['cart thumbnails', 150, 150],
    ['product thumbnails', 310, 300],
    ['gallery', 1200, 1488],
    ['large', 3000, 3720],
  ])('makes the pictures of its theme [R9.01 %s]', (_name, width, height) => {
    expect(PICTURE_SIZES).toContainEqual([width, height])
  })
})
