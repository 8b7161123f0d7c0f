import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderingShop, type RenderingShop } from './testing/rendering-shop'

let shop: RenderingShop
beforeAll(async () => {
  shop = await renderingShop()
})
afterAll(() => shop.close())

async function shown(path: string) {
  const { status, head, html } = await shop.page(path)
  return { status, title: head.title.replace(' · Klarglas', ''), canonical: head.canonical, html }
}

describe('addresses of content', () => {
  it.each([
    { slug: 'legal', title: 'Köpvillkor', canonical: '/sv/i/kopvillkor' },
    { slug: 'privacy', title: 'Integritet', canonical: '/sv/i/integritet' },
    { slug: 'about-us', title: 'Om företaget', canonical: '/sv/i/om-foretaget' },
    { slug: 'customer-service', title: 'Kundtjänst', canonical: '/sv/i/kundtjanst' },
    { slug: 'store-locator', title: 'Hitta till verkstan', canonical: '/sv/i/hitta-hit' },
    { slug: 'size-guide', title: 'Storleksguide', canonical: '/sv/i/storleksguide' },
    { slug: 'delivery', title: 'Leverans', canonical: '/sv/i/leverans' },
    { slug: 'returns', title: 'Retur och ångerrätt', canonical: '/sv/i/retur-och-angerratt' },
    { slug: 'contact', title: 'Kontakta oss', canonical: '/sv/i/kontakt' },
  ])('shows $title at /$slug [R2.03 $slug]', async ({ slug, title, canonical }) => {
    expect(await shown(`/sv/${slug}`)).toMatchObject({ status: 200, title, canonical })
  })

  it.each([
    { id: 'R2.11', alias: 'portfolio', title: 'Utförda jobb', canonical: '/sv/portfolio' },
    { id: 'R2.12', alias: 'company-info', title: 'Glasmästare i Växjö sedan 1987', canonical: '/sv/foretag' },
    { id: 'R2.13', alias: 'custom-solutions', title: 'Glas under snedtak', canonical: '/sv/custom-solutions' },
    { id: 'R2.14', alias: 'terms-and-conditions', title: 'Köp och betalning', canonical: '/sv/kopvillkor' },
  ])('shows $title at /$alias [$id $alias]', async ({ alias, title, canonical }) => {
    expect(await shown(`/sv/${alias}`)).toMatchObject({ status: 200, title, canonical })
  })

  it.each([
    { id: 'R2.12', alias: 'foretag', page: 'garantier', title: 'Garantier' },
    { id: 'R2.13', alias: 'erilahendused', page: 'urtag-och-hal', title: 'Urtag och hål' },
    { id: 'R2.14', alias: 'kopvillkor', page: 'angerratt', title: 'Ångerrätt' },
  ])('shows the page that /$alias/$page names [$id $alias]', async ({ alias, page, title }) => {
    const { html, ...head } = await shown(`/sv/${alias}/${page}`)
    expect(head).toMatchObject({ status: 200, title })
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain('aria-current="page"')
  })

  it.each(['foretag/saknas', 'kopvillkor/..%2Ffrakt', 'kopvillkor/%2e%2e', 'custom-solutions/a/b'])(
    'answers 404 for /%s',
    async (path) => {
      expect(await shown(`/sv/${path}`)).toMatchObject({ status: 404, canonical: undefined })
    },
  )

  it('puts the notice and the tags of its content into every page', async () => {
    const page = await shop.page('/sv/foretag')
    expect(page.tags).toEqual(['company-info', 'notice'])
    expect(page.state.storefront.content?.notice.notice?.message).toContain('tre till fyra veckor')
    expect((await shop.page('/sv')).tags).toContain('notice')
  })
})
