import { createPatternPriceFormat } from '@vitrin/i18n'
import { buildPath } from '@vitrin/routing'
import { describe, expect, it } from 'vitest'
import { klarglas } from './klarglas'
import { klarglasShopper } from './klarglas-shopper'

describe('the Swedish store view', () => {
  it('has code sv, id 4, prefix /sv, currency SEK shown as kr, locale sv-SE and country SE [R1.05]', () => {
    const { storeView, routedViews } = klarglas
    expect(storeView).toMatchObject({
      storeCode: 'sv',
      storeId: 4,
      tax: { defaultCountry: 'SE' },
      i18n: { currencyCode: 'SEK', defaultLocale: 'sv-SE', defaultCountry: 'SE' },
    })
    expect(buildPath({ id: 'checkout', params: {} }, routedViews)).toBe('/sv/checkout')
    expect(createPatternPriceFormat(storeView.i18n)(4995)).toBe('4\u00a0995,00kr')
    expect(routedViews.storeCodes).toEqual(['sv'])
  })
})

describe('Klarglas', () => {
  it('does not send orders that were made offline by itself [R4.38]', () => {
    expect(klarglasShopper.transmitOrdersAutomatically).toBe(false)
  })
})
