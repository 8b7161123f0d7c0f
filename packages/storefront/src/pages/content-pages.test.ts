import { FakeSearchGateway } from '@vitrin/catalog/testing'
import {
  FakeContentGateway,
  FakeHtmlSanitizer,
  FakeStaticContent,
  SAMPLE_CONTENT,
  type CmsContent,
} from '@vitrin/content/testing'
import { TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { ContentSetPage } from './content-set-page'
import type { PageContext } from './page-context'
import { PageNotFound } from './page-model'
import { PortfolioPage } from './portfolio-page'
import { StaticPage } from './static-page'

const views = { storeCode: 'sv', storeCodes: ['sv'], appendStoreCode: true, useUrlDispatcher: true }
const files = new FakeStaticContent({
  terms_and_conditions: [
    { title: 'Frakt', slug: 'frakt', content: '<p>5 kr</p>', rank: 2 },
    { title: 'Köp', slug: 'kop', content: '<p>Moms</p><script>steal()</script>', rank: 1, seo: { metaTitle: 'Köpa' } },
  ],
  portfolio_images: {
    portfolioImages: [{ title: 'Bastu', alt: 'En dörr', image: { webp: '/b.webp', fallback: '/b.jpg' } }],
  },
})

function context(content: CmsContent, staticFiles = files) {
  const cms = new FakeContentGateway(content)
  const page: PageContext = {
    content: cms,
    staticFiles,
    cms: new FakeSearchGateway({
      cms_page: [
        { id: 1, identifier: 'leverans', title: 'Leverans', content: '<p>Bud</p>' },
        { id: 2, identifier: 'contact', title: 'Kontakt', content: '<p>Ring</p>' },
      ],
    }),
    sanitizer: new FakeHtmlSanitizer(),
    routing: { views },
    config: { staticPages: { delivery: 'leverans' } },
  } as unknown as PageContext
  return { page, cms }
}

const at = (page?: string) => ({ params: page === undefined ? {} : { page }, query: {}, document: undefined })

describe('a set of content pages', () => {
  it('opens with its first page by rank, at the address of the set', async () => {
    const company = new ContentSetPage('company-info', context(SAMPLE_CONTENT).page)
    await company.load(at())
    expect(company.store.entry?.title).toBe('Verkstaden i Växjö')
    expect(company.meta).toEqual({
      title: 'Vår glasverkstad',
      description: 'Här skärs, slipas och härdas glaset.',
      path: '/sv/foretag',
      indexable: true,
      cacheable: true,
    })
  })

  it('opens the page that the address names, and links the others by rank', async () => {
    const company = new ContentSetPage('company-info', context(SAMPLE_CONTENT).page)
    await company.load(at('garantier'))
    expect(company.store.entry?.content).toContain('10 års')
    expect(company.meta.path).toBe('/sv/foretag/garantier')
    expect(company.navigation).toEqual([
      { title: 'Verkstaden', path: '/sv/foretag', isCurrent: false },
      { title: 'Garantier', path: '/sv/foretag/garantier', isCurrent: true },
    ])
    const copy = new ContentSetPage('company-info', context({}).page)
    copy.hydrate(company.snapshot)
    expect(copy.navigation).toEqual(company.navigation)
    expect(copy.meta).toEqual(company.meta)
  })

  it.each(['nowhere', '../garantier', '..', 'Garantier', ''])('has no page %j', async (slug) => {
    const company = new ContentSetPage('company-info', context(SAMPLE_CONTENT).page)
    await expect(company.load(at(slug))).rejects.toThrow(PageNotFound)
  })

  it('comes from the static set where the CMS has none, sanitised [R3.19 terms_and_conditions]', async () => {
    const terms = new ContentSetPage('terms', context({}).page)
    await terms.load(at())
    expect(terms.store.entry?.content).toBe('<p>Moms</p>')
    expect(terms.navigation.map(({ title }) => title)).toEqual(['Köp', 'Frakt'])
    expect(terms.meta).toMatchObject({ title: 'Köpa', path: '/sv/kopvillkor', cacheable: true })
    await expect(new ContentSetPage('custom-solutions', context({}).page).load(at())).rejects.toThrow(PageNotFound)
  })

  it('of a CMS that is down comes from the static set, and is not cached', async () => {
    const { page, cms } = context(SAMPLE_CONTENT)
    cms.fault = new TransportError('timeout', 'No answer within 1000 ms')
    const terms = new ContentSetPage('terms', page)
    await terms.load(at())
    expect(terms.meta).toMatchObject({ title: 'Köpa', cacheable: false })
  })
})

describe('the portfolio', () => {
  it('shows all work, or one family', async () => {
    const portfolio = new PortfolioPage(context(SAMPLE_CONTENT).page)
    await portfolio.load()
    expect(portfolio.meta).toMatchObject({ title: 'Utförda jobb', description: 'Badrum och bastur.' })
    const { store } = portfolio
    const shown = () => store.items.map(({ title }) => title)
    expect(store.categories).toEqual(['Bastudörrar'])
    expect(shown()).toEqual(['Bastu vid Helgasjön', 'Kontor, Göteborg'])
    store.choose('Bastudörrar')
    expect(shown()).toEqual(['Bastu vid Helgasjön'])
    store.choose('Fönster')
    expect(shown()).toHaveLength(2)
  })

  it('comes from the static pictures where the CMS has none [R3.19 portfolio images]', async () => {
    const portfolio = new PortfolioPage(context({}).page)
    await portfolio.load()
    expect(portfolio.store.items[0]).toMatchObject({ title: 'Bastu', pictures: [{ url: '/b.webp', alt: 'En dörr' }] })
    expect(portfolio.meta.title).toEqual({ key: 'shell.portfolio' })
    await expect(new PortfolioPage(context({}, new FakeStaticContent()).page).load()).rejects.toThrow(PageNotFound)
  })
})

describe('a content page with an address of its own', () => {
  it('has the identifier of the configuration, or the name of the address', async () => {
    const page = new StaticPage(context({}).page)
    await page.load({ params: { slug: 'delivery' }, query: {}, document: undefined })
    expect(page.meta).toMatchObject({ title: 'Leverans', path: '/sv/i/leverans' })
    await page.load({ params: { slug: 'contact' }, query: {}, document: undefined })
    expect(page.meta.title).toBe('Kontakt')
    await expect(page.load({ params: { slug: 'legal' }, query: {}, document: undefined })).rejects.toThrow(PageNotFound)
  })
})
