import type { CustomSizePiece } from '@vitrin/catalog'
import { customSizeGatewayContract } from '@vitrin/catalog/contracts'
import { TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { json, recordingHost, type SeenRequest } from '../testing/recording-host'
import { AxiosCustomSizeGateway } from './axios-custom-size-gateway'

/** A host that sends only the fields of contract §13.5. */
function bareHost(price: (request: SeenRequest) => Response) {
  const width = { min: 600, max: 1200, step: 1, unit: 'mm' }
  return recordingHost((request) => {
    const call = request.url.pathname.split('/').at(-1)
    if (request.url.searchParams.get('sku') !== 'SHW-CUSTOM') return json({ code: 404, result: 'unknown' }, 404)
    if (call === 'customizable-attribute-values')
      return json({ code: 200, result: [{ attribute_code: 'width', ...width, default: 900 }] })
    if (call === 'simple-product-price') return price(request)
    return json({
      code: 200,
      result: [
        {
          attribute_id: 93,
          attribute_code: 'color',
          label: 'Profil',
          position: 0,
          values: [{ value_index: 5401, label: 'Krom' }],
        },
        {
          attribute_id: 95,
          option_id: 8,
          attribute_code: 'glass',
          label: 'Glas',
          position: 1,
          values: [{ value_index: 81, label: 'Klarglas' }],
        },
        {
          attribute_id: 94,
          attribute_code: 'width',
          label: 'Bredd',
          position: 2,
          values: [],
          input: { type: 'number', ...width },
        },
      ],
    })
  })
}

const piece: CustomSizePiece = {
  sku: 'SHW-CUSTOM',
  measures: { width: 893 },
  choices: { glass: '81' },
  options: { 93: '5401' },
}
const priced = ({ url }: SeenRequest) => {
  const width = Number(url.searchParams.get('measures[width]'))
  return width > 1200
    ? json({ code: 400, result: 'width must be between 600 and 1200' }, 400)
    : json({ code: 200, result: { sku: 'SHW-CUSTOM-1', price: 4000, price_incl_tax: 5000, currency: 'SEK' } })
}

customSizeGatewayContract('AxiosCustomSizeGateway', {
  open: () => new AxiosCustomSizeGateway(bareHost(priced).http),
  piece,
  price: 5000,
  variant: 'SHW-CUSTOM-1',
})

describe('AxiosCustomSizeGateway', () => {
  it('requests a price with measures, choices and attributes [R7.20 simple-product-price]', async () => {
    const { http, seen } = bareHost(priced)
    await new AxiosCustomSizeGateway(http).price(piece)
    expect(seen[0]?.url.pathname).toBe('/api/ext/custom-size/simple-product-price')
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      sku: 'SHW-CUSTOM',
      'measures[width]': '893',
      'choices[glass]': '81',
      'options[93]': '5401',
      qty: '1',
      storeCode: 'sv',
    })
  })

  const forms = '[R7.20 configurable-options] [R7.20 customizable-attribute-values]'
  it(`requests the options and the lengths of a product ${forms}`, async () => {
    const { http, seen } = bareHost(priced)
    await new AxiosCustomSizeGateway(http).form('SHW-CUSTOM')
    expect(seen.map(({ method, url }) => [method, url.pathname, url.search])).toEqual([
      ['GET', '/api/ext/custom-size/customizable-attribute-values', '?sku=SHW-CUSTOM&storeCode=sv'],
      ['GET', '/api/ext/custom-size/configurable-options', '?sku=SHW-CUSTOM&storeCode=sv'],
    ])
  })

  it('reads lengths that have no label and no option [R7.20 customizable-attribute-values]', async () => {
    const { dimensions } = await new AxiosCustomSizeGateway(bareHost(priced).http).form('SHW-CUSTOM')
    expect(dimensions).toEqual([
      { code: 'width', option_id: 94, label: 'Bredd', min: 600, max: 1200, step: 1, default: 900 },
    ])
  })

  it('reads the broken limit from the sentence of the contract [R7.20 simple-product-price]', async () => {
    const refuse = (result: unknown) =>
      new AxiosCustomSizeGateway(bareHost(() => json({ code: 400, result }, 400)).http).price({
        ...piece,
        measures: { width: 500 },
      })
    expect(await refuse('width must be between 600 and 1200')).toEqual({
      ok: false,
      rejection: [{ field: 'width', rule: 'min', limit: 600, actual: null }],
    })
    expect(await refuse('Tilt')).toEqual({
      ok: false,
      rejection: [{ field: '', rule: 'refused', limit: null, actual: null }],
    })
  })

  it('throws when the host fails without refusing the piece', async () => {
    const { http, connectivity } = bareHost(() => json({ code: 500, result: 'broken' }, 500))
    const gateway = new AxiosCustomSizeGateway(http)
    await expect(gateway.price(piece)).rejects.toThrow('broken')
    connectivity.set(false)
    await expect(gateway.price(piece)).rejects.toThrow(TransportError)
  })
})
