// @vitest-environment happy-dom
import type { ListingStore } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { textsOf } from '../../testing/show'
import { Listing } from './listing'

const listing = (offline: boolean) =>
  ({ products: [], total: 0, hasMore: false, loading: false, offline, query: {} }) as unknown as ListingStore

it('a category that is not on the device says so, and not that it is empty [R8.06]', async () => {
  const sentences = [
    'No products synchronized for this category. Please come back while online!',
    'Den här kategorin är inte hämtad ännu. Kom tillbaka när du har nät.',
  ]
  const offline = await textsOf(<Listing listing={listing(true)} path="/sv/speglar" />)
  const empty = await textsOf(<Listing listing={listing(false)} path="/sv/speglar" />)
  for (const [index, sentence] of sentences.entries()) {
    expect(offline[index]).toContain(sentence)
    expect(empty[index]).not.toContain(sentence)
  }
})
