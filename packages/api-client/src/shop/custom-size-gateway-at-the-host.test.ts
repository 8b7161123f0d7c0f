import { ApiHost, shopDocuments } from '@vitrin/api-server/testing'
import { customSizeGatewayContract } from '@vitrin/catalog/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { recordingHost } from '../testing/recording-host'
import { AxiosCustomSizeGateway } from './axios-custom-size-gateway'

/** The shop of the tests, whose door may be of no size that is useful. */
const strictDocuments = shopDocuments.map((document) => {
  const limits = [
    { rule: 'max-area', m2: 1 },
    { rule: 'max-weight-per-hinge', kg: 5 },
    { rule: 'max-ratio', value: 1.5 },
  ]
  const model = document.doc['made_to_measure'] as object | undefined
  return model ? { ...document, doc: { ...document.doc, made_to_measure: { ...model, limits } } } : document
})
const host = new ApiHost({ documents: shopDocuments })
const strictHost = new ApiHost({ documents: strictDocuments })
afterAll(() => [host, strictHost].forEach((opened) => opened.close()))

/** The embedded host, called in this process. */
const gatewayToHost = (asked = host) =>
  new AxiosCustomSizeGateway(recordingHost(({ url }) => asked.fetch(url.pathname + url.search)).http)
const piece = {
  sku: 'DOOR',
  measures: { width: 893, height: 2010 },
  choices: { glass: 'clear', hinge_side: 'left' },
  options: { 93: '5511' },
}

// 0.893 m × 2.010 m × 1,150 kr = 2,064 kr; 490; 1,790; 575.
customSizeGatewayContract('AxiosCustomSizeGateway at the embedded host', {
  open: () => gatewayToHost(),
  piece,
  price: 4919,
  variant: 'DOOR-OWN-BLACK',
})

describe('AxiosCustomSizeGateway at the embedded host', () => {
  it('understands every reason why the host does not cut a piece [R7.20 simple-product-price]', async () => {
    const rules = async (measures: object, choices: object = piece.choices, asked = host) => {
      const priced = await gatewayToHost(asked).price({ ...piece, measures, choices: { ...choices } })
      return priced.ok ? [] : priced.rejection.map(({ field, rule, limit }) => [field, rule, limit])
    }
    expect(await rules({ width: 1400, height: 1700 })).toEqual(
      expect.arrayContaining([
        ['width', 'max', 1000],
        ['height', 'min', 1800],
      ]),
    )
    expect(await rules({ width: 893 })).toEqual([['height', 'required', null]])
    expect(await rules({ width: 800, height: 2000 })).toEqual([['width', 'standard-size', null]])
    expect(await rules(piece.measures, piece.choices, strictHost)).toEqual(
      expect.arrayContaining([
        [expect.any(String), 'max-area', 1],
        [expect.any(String), 'max-weight-per-hinge', 5],
        [expect.any(String), 'max-ratio', 1.5],
      ]),
    )
    expect(await rules(piece.measures, { glass: 'gold', hinge_side: 'left' })).toEqual([['glass', 'refused', null]])
  })
})
