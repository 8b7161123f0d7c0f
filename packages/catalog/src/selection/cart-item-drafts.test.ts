import { describe, expect, it } from 'vitest'
import { aCorner, aProduct, aSelection, pricesOf, SIZES } from '../testing'
import type { CatalogueProduct } from '../document/product'
import { cartItemDrafts } from './cart-item-drafts'
import type { ProductSelection } from './product-selection'
import { toCartItems } from './to-cart-items'

const { made_to_measure: _, ...cornerOfHost } = aCorner()
const imagesOf = (selection: ProductSelection) => {
  const drafts = cartItemDrafts(selection)
  return drafts.ok ? drafts.value.map(({ image }) => image) : drafts.rejection
}

function groupOf(...products: readonly CatalogueProduct[]): CatalogueProduct {
  const product_links = products.map((product) => ({
    link_type: 'associated',
    linked_product_sku: product.sku,
    product,
  }))
  return aProduct({ sku: 'SET', type_id: 'grouped', product_links: product_links as never })
}

describe('the lines of a group', () => {
  const priced = aProduct({ id: 1, sku: 'A', ...pricesOf(100) })

  it('are refused when any part may not be added, not only the first', () => {
    const unpriced = aProduct({ id: 2, sku: 'B', price_incl_tax: null })
    const refusal = { ok: false, rejection: { code: 'price-unknown' } }
    expect(cartItemDrafts(aSelection(groupOf(priced, unpriced)))).toMatchObject(refusal)
    expect(cartItemDrafts(aSelection(groupOf(priced, unpriced), { zeroPriceProducts: true }))).toMatchObject(refusal)
  })
})

describe('a piece that only the host can price', () => {
  const own = aSelection(cornerOfHost, { childSku: 'SILJAN-B-OWN', ownMeasuresSize: SIZES.own })

  it('has no price and is not added before the host is asked', () => {
    expect([own.isCut, own.price]).toEqual([true, undefined])
    expect(cartItemDrafts(own)).toEqual({ ok: false, rejection: { code: 'price-unknown' } })
  })
})

describe('the picture of a line', () => {
  const gallery = [
    { image: '/siljan-grey.webp', pos: 2, shows: { color: '5511', glass: 'grey' } },
    { image: '/room.webp', pos: 1, shows: { color: '5511', glass: 'clear' } },
  ]

  it('shows the chosen finish and glass', () => {
    const children = aCorner().configurable_children!.map((child) => ({ ...child, image: '' }))
    const corner = aSelection(aCorner({ image: '', configurable_children: children, media_gallery: gallery }))
    expect(imagesOf(corner)).toEqual(['/room.webp'])
    expect(imagesOf(corner.chooseOption('904', '9042'))).toEqual(['/siljan-grey.webp'])
  })

  it('is the image of a product without variants, even if the gallery begins with another', () => {
    expect(imagesOf(aSelection(aProduct({ media_gallery: gallery })))).toEqual(['/mirror.webp'])
  })

  it('is missing where the product has no pictures', () => {
    const children = aCorner().configurable_children!.map((child) => ({ ...child, image: '' }))
    expect(imagesOf(aSelection(aCorner({ image: '', configurable_children: children })))).toEqual([undefined])
  })
})

describe('toCartItems', () => {
  it('gives the same lines as soon as their code is loaded', async () => {
    const selection = aSelection(aProduct())
    expect(await toCartItems(selection)).toEqual(cartItemDrafts(selection))
  })
})
