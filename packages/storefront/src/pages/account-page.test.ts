import { describe, expect, it } from 'vitest'
import { AccountPage } from './account-page'
import { PageNotFound } from './page-model'

async function open(params: { readonly section?: string; readonly part?: string }): Promise<AccountPage> {
  const page = new AccountPage()
  await page.load({ params, query: {}, document: undefined })
  return page
}

describe('AccountPage', () => {
  it.each([
    [undefined, 'account.title'],
    ['shipping-details', 'account.addresses'],
    ['newsletter', 'account.newsletter'],
    ['orders', 'account.orders'],
    ['loyalty-card', 'account.card'],
    ['reviews', 'account.reviews'],
    ['recently-viewed', 'account.recentlyViewed'],
    ['data', 'account.data'],
  ])('names the section %s by %s, and is not for search engines', async (section, key) => {
    const { meta } = await open(section === undefined ? {} : { section })
    expect(meta).toMatchObject({ title: { key }, indexable: false })
  })

  it('is one order under its number, and nothing under an address that names nothing', async () => {
    expect((await open({ section: 'orders', part: '000000055' })).meta.title).toEqual({
      key: 'account.order',
      values: { number: '000000055' },
    })
    await expect(open({ section: 'points' })).rejects.toBeInstanceOf(PageNotFound)
    await expect(open({ section: 'reviews', part: '7' })).rejects.toBeInstanceOf(PageNotFound)
  })

  it('is the same after hydration', async () => {
    const page = new AccountPage()
    page.hydrate((await open({ section: 'orders', part: '000000055' })).snapshot)
    expect([page.section, page.order]).toEqual(['orders', '000000055'])
  })
})
