import { describe, expect, it } from 'vitest'
import { AccountPage } from './account-page'
import { ACCOUNT_SECTIONS } from './account-sections'
import { PageNotFound } from './page-model'

async function open(params: { readonly section?: string; readonly part?: string }): Promise<AccountPage> {
  const page = new AccountPage()
  await page.load({ params, query: {}, document: undefined })
  return page
}

describe('AccountPage', () => {
  it('is the profile or a section, each with its own title and not for search engines [R2.04]', async () => {
    const pages = [await open({}), ...(await Promise.all(ACCOUNT_SECTIONS.map((section) => open({ section }))))]
    expect(new Set(pages.map(({ meta }) => (meta.title as { key: string }).key)).size).toBe(ACCOUNT_SECTIONS.length + 1)
    expect(pages.some(({ meta }) => meta.indexable)).toBe(false)
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
