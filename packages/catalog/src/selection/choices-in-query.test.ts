import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CatalogueProduct } from '../document/product'
import { aCorner, aProduct, aSelection } from '../testing'
import { anyChange } from '../contracts/any-change'
import type { AddressQuery } from './address-parameters'
import { choicesFromQuery } from './choices-from-query'
import { addressOfChoices } from './choices-to-query'
import type { ProductSelection } from './product-selection'

function open(query: AddressQuery, childSku?: string, product: CatalogueProduct = aCorner()) {
  return choicesFromQuery(aSelection(product, childSku === undefined ? {} : { childSku }), query, childSku)
}

const choicesToQuery = (selection: ProductSelection, query: AddressQuery) => addressOfChoices(selection, query).query

/** A reload: the address is written, and a new page follows it. */
function reloaded(selection: ProductSelection, product?: CatalogueProduct) {
  const { query, childSku } = addressOfChoices(selection, {})
  return open(query, childSku, product)
}

describe('the address of a product', () => {
  it('shows the same piece, price and quantity after a reload, whatever was chosen', () => {
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 8 }), (changes) => {
        const before = changes.reduce((selection, apply) => apply(selection), aSelection(aCorner()))
        const { selection: after, issues } = reloaded(before)
        expect(issues).toEqual([])
        expect(after.choices.picks).toEqual(before.choices.picks)
        expect(after.model?.measures).toEqual(before.model?.measures)
        expect(after.model?.choices).toEqual(before.model?.choices)
        expect([after.price, after.choices.qty]).toEqual([before.price, before.choices.qty])
      }),
    )
  })

  it('is short: it has the lengths and what differs from a new page, and keeps the parameters of others', () => {
    const piece = aSelection(aCorner())
      .setSizeMode('own')
      .setLengths({ width: 873, depth: 912, height: 1985 })
      .chooseOption('904', '9042')
    expect(choicesToQuery(piece, { utm_source: ['brev'], hinge_side: ['right'] })).toEqual({
      utm_source: ['brev'],
      width: ['873'],
      depth: ['912'],
      height: ['1985'],
      glass: ['grey'],
    })
    expect(choicesToQuery(aSelection(aCorner()), {})).toEqual({})
  })

  it('keeps the last length that could be read while another one is typed', () => {
    const piece = aSelection(aCorner()).setSizeMode('own').setLengths({ width: 873, depth: 912, height: 1985 })
    const written = choicesToQuery(piece, {})
    expect(choicesToQuery(piece.typeLength('height', ''), written)).toEqual(written)
    expect(choicesToQuery(piece.typeLength('height', '19m85'), written)).toEqual(written)
  })

  it('with the lengths of a listing asks for own measures, and a missing length is the usual one either way', () => {
    const [alone, withVariant] = [undefined, 'SILJAN-B-OWN'].map((childSku) =>
      open({ width: ['873'], height: ['1985'] }, childSku),
    )
    expect(alone?.selection.model).toMatchObject({ mode: 'own', measures: { width: 873, height: 1985 } })
    expect(alone?.selection.model?.measures).toEqual(withVariant?.selection.model?.measures)
    expect(alone?.selection.price).toEqual(withVariant?.selection.price)
  })

  it('with a standard size stays that size, and the lengths wait in the fields', () => {
    const { selection } = open({ width: ['873'], height: ['1985'] }, 'SILJAN-B-90')
    expect([selection.model?.mode, selection.variant?.sku]).toEqual(['standard', 'SILJAN-B-90'])
    expect(selection.setSizeMode('own').model?.measures).toMatchObject({ width: 873, height: 1985 })
  })

  it('that was edited by hand shows the usual piece and names what could not be followed', () => {
    const usual = aSelection(aCorner()).setSizeMode('own')
    const { selection, issues } = open({ width: ['873'], height: ['hög'], glass: ['silver'] })
    expect(selection.model?.measures.height).toBe(
      usual.model?.dimensions.find(({ code }) => code === 'height')?.default,
    )
    expect(selection.model?.choices['glass']).toBe('clear')
    expect(issues).toEqual([{ code: 'length', field: 'height' }, { code: 'choice' }])
    expect(open({}, 'SILJAN-GONE').issues).toEqual([{ code: 'variant' }])
  })

  it('names each choice of a page that changes a line, also those that a new page makes by itself', () => {
    const links = [1, 2].map((id) => ({ id, sku: `PART-${id}`, qty: 1 }))
    const bundle = aProduct({
      type_id: 'bundle',
      custom_options: [{ option_id: 11, title: 'Gravyr', type: 'field', is_require: false }],
      bundle_options: [{ option_id: 7, title: 'Handtag', required: true, type: 'radio', product_links: links }],
    })
    const ofLine = addressOfChoices(aSelection(bundle), {}, { isWhole: true })
    expect(ofLine.query).toEqual({ 'option-11': [''], 'bundle-7': ['1'], qty: ['1'] })
    expect(open(ofLine.query, undefined, bundle).issues).toEqual([])
    expect(addressOfChoices(aSelection(aCorner()), {}, { isWhole: true }).query).toMatchObject({ glass: ['clear'] })
  })

  it('never breaks, whatever was typed into it', () => {
    const names = fc.constantFrom('width', 'depth', 'height', 'glass', 'hinge_side', 'qty', 'option-904', 'bundle-1')
    fc.assert(
      fc.property(fc.dictionary(names, fc.array(fc.string({ unit: 'binary' }))), fc.string(), (query, childSku) => {
        const { selection } = open(query, childSku)
        expect(choicesToQuery(selection, query)).toBeDefined()
      }),
    )
  })

  it('keeps options without a model, typed text, bundles and parts', () => {
    const option = { option_id: 11, title: 'Gravyr', type: 'field', is_require: false, max_characters: 40 }
    const links = [1, 2].map((id) => ({ id, sku: `PART-${id}`, qty: 1, can_change_quantity: 1 as const }))
    const bundle = aProduct({
      type_id: 'bundle',
      custom_options: [option],
      bundle_options: [{ option_id: 7, title: 'Handtag', required: true, type: 'radio', product_links: links }],
    })
    const before = aSelection(bundle).chooseOption('11', 'Ebba & Åke').chooseBundle('7', ['2'], 3)
    expect(choicesToQuery(before, {})).toEqual({ 'option-11': ['Ebba & Åke'], 'bundle-7': ['2x3'] })
    expect(reloaded(before, bundle).selection.choices).toMatchObject({
      custom: { 11: 'Ebba & Åke' },
      bundle: { 7: { linkIds: ['2'], qty: 3 } },
    })
  })
})
