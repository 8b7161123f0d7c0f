// @vitest-environment happy-dom
import type { AddToCart, CatalogueProduct, ProductStore } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { textsOf } from '../../testing/show'
import { BuyForm } from './buy-form'

const productWith = (warning: 'no-such-configuration' | undefined) => {
  const selection = {
    product: { sku: 'KG-1102', name: 'Siljan' },
    customOptions: [],
    variantOptions: [],
    bundleOptions: [],
    parts: [],
    warning,
    choices: { qty: 1 },
  }
  const store = { selection, reviews: [], addressIssues: [] } as unknown as ProductStore
  const buying = { missingFields: new Set() } as unknown as AddToCart
  return <BuyForm store={store} product={{ name: 'Siljan' } as CatalogueProduct} buying={buying} isPainted />
}

it('a choice that no variant has is answered with a warning [R4.11] [R8.05]', async () => {
  const sentences = [
    'No such configuration for the product. Please do choose another combination of attributes.',
    'Den kombinationen finns inte. Välj ett annat glas eller en annan profil.',
  ]
  const warned = await textsOf(productWith('no-such-configuration'))
  const unwarned = await textsOf(productWith(undefined))
  for (const [index, sentence] of sentences.entries()) {
    expect(warned[index]).toContain(sentence)
    expect(unwarned[index]).not.toContain(sentence)
  }
})
