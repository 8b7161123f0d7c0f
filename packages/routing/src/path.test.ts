import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Page } from './page'
import { parsePath } from './parse-path'
import { buildPath } from './path'
import { STATIC_PAGES } from './route-table'

const swedishViews = { storeCode: 'sv', storeCodes: ['sv', 'en'], appendStoreCode: true, useUrlDispatcher: true }
const pageAt = (path: string) => parsePath(path, swedishViews).page

/** Anything that may stand in a segment of an address. */
const segment = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => !/^\s*$/.test(text))
const noParams = (id: string) => fc.constant({ id, params: {} } as Page)
const pageWithPart = (id: 'company-info' | 'custom-solutions' | 'terms') =>
  fc.option(segment, { nil: undefined }).map((page): Page => ({ id, params: page === undefined ? {} : { page } }))
const page: fc.Arbitrary<Page> = fc.oneof(
  ...[
    'home',
    'checkout',
    'wishlist',
    'compare',
    'bestsellers',
    'standard-sizes',
    'custom-sizes',
    'error',
    'create-password',
    'withdrawal',
    'portfolio',
    'payment',
    'order-success',
  ].map(noParams),
  fc.constantFrom(...STATIC_PAGES).map((slug): Page => ({ id: 'static', params: { slug } })),
  fc.tuple(segment, segment, fc.option(segment, { nil: undefined })).map(([parentSku, slug, childSku]): Page => ({
    id: 'product',
    params: childSku === undefined ? { parentSku, slug } : { parentSku, slug, childSku },
  })),
  segment.map((slug): Page => ({ id: 'category', params: { slug } })),
  segment.map((slug): Page => ({ id: 'cms-page', params: { slug } })),
  fc.option(fc.tuple(segment, fc.option(segment, { nil: undefined })), { nil: undefined }).map((place): Page => {
    const [section, part] = place ?? []
    return {
      id: 'my-account',
      params: section === undefined ? {} : part === undefined ? { section } : { section, part },
    }
  }),
  pageWithPart('company-info'),
  pageWithPart('custom-solutions'),
  pageWithPart('terms'),
)

describe('parsePath and buildPath', () => {
  it('lead back to the same page, in every store view and without store codes', () => {
    // Specification §1: the languages that content texts and dictionaries exist in.
    const storeCodes = ['sv', 'en', 'et', 'ru', 'fi', 'it']
    const view = fc.record({
      storeCode: fc.constantFrom(...storeCodes),
      storeCodes: fc.constant(storeCodes),
      appendStoreCode: fc.boolean(),
      useUrlDispatcher: fc.boolean(),
    })
    fc.assert(
      fc.property(page, view, (target, views) => {
        const parsed = parsePath(buildPath(target, views), views)
        expect(parsed.page).toEqual(target)
        expect(parsed.storeCode).toBe(views.appendStoreCode ? views.storeCode : undefined)
      }),
    )
  })

  it('never throws, whatever the address is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.webUrl(),
          fc.string().map((text) => `/sv/%${text}`),
        ),
        (url) => {
          const parsed = parsePath(url, swedishViews)
          expect(parsed.rest.startsWith('/')).toBe(false)
        },
      ),
      { examples: [['/sv/%2f']] },
    )
  })

  it('opens home at the root and at its alias [R2.01]', () => {
    expect(pageAt('/sv')).toEqual({ id: 'home', params: {} })
    expect(pageAt('/sv/')).toEqual({ id: 'home', params: {} })
    expect(pageAt('/sv/pwa.html')).toEqual({ id: 'home', params: {} })
    expect(pageAt('/sv?order=offline')).toEqual({ id: 'home', params: {} })
  })

  it('opens the checkout, prefixed by the store code [R2.02]', () => {
    expect(buildPath({ id: 'checkout', params: {} }, swedishViews)).toBe('/sv/checkout')
    expect(pageAt('/sv/checkout#shipping')).toEqual({ id: 'checkout', params: {} })
  })

  it('opens products by their skus, with a place for the child [R2.07 configurable]', () => {
    expect(pageAt('/sv/p/MIR-60-RUND/rund-spegel')).toEqual({
      id: 'product',
      params: { parentSku: 'MIR-60-RUND', slug: 'rund-spegel' },
    })
    expect(pageAt('/sv/p/SHW-ALPHA/alpha/SHW-ALPHA-80')).toEqual({
      id: 'product',
      params: { parentSku: 'SHW-ALPHA', slug: 'alpha', childSku: 'SHW-ALPHA-80' },
    })
    expect(pageAt('/sv/p/SHW-ALPHA')).toBeUndefined()
    expect(pageAt('/sv/p/a/b/c/d')).toBeUndefined()
  })

  it('opens the confirmation of an order by its reference', () => {
    expect(pageAt('/sv/order-confirmation/3F9A1C')).toEqual({ id: 'order-confirmation', params: { order: '3F9A1C' } })
    expect(pageAt('/sv/order-confirmation')).toBeUndefined()
    expect(pageAt('/sv/order-confirmation/3F9A1C/more')).toBeUndefined()
  })

  it('opens a category by its slug [R2.08]', () => {
    expect(pageAt('/sv/c/duschhornor-31')).toEqual({ id: 'category', params: { slug: 'duschhornor-31' } })
    expect(buildPath({ id: 'category', params: { slug: 'duschhörnor' } }, swedishViews)).toBe('/sv/c/duschh%C3%B6rnor')
  })

  it.each([
    ['cms-page', ['/i/om-oss']],
    ['create-password', ['/create-password']],
    ['portfolio', ['/portfolio', '/galerii', '/galereya']],
    ['company-info', ['/company-info', '/ettevotte/ajalugu', '/kompanija', '/yhtiosta', '/foretag/historia']],
    ['custom-solutions', ['/custom-solutions', '/erilahendused/uksed', '/individualnye-zakazy']],
    ['terms', ['/terms-and-conditions', '/ostu-tingimused', '/usloviya-pokupki', '/ostoehdot', '/kopvillkor/frakt']],
    ['payment', ['/payment', '/success']],
    ['order-success', ['/order-success']],
  ])('takes every address of the specification for %s', (id, paths) => {
    for (const path of paths) {
      const opened = pageAt(`/sv${path}`)
      expect(opened?.id, path).toBe(id)
      const [, , part] = path.split('/')
      if (id !== 'cms-page') expect(opened?.params, path).toEqual(part === undefined ? {} : { page: part })
      expect(pageAt(`/sv${path}/one/more`), path).toBeUndefined()
    }
  })

  it.each([
    { slug: 'legal' },
    { slug: 'privacy' },
    { slug: 'about-us' },
    { slug: 'customer-service' },
    { slug: 'store-locator' },
    { slug: 'size-guide' },
    { slug: 'delivery' },
    { slug: 'returns' },
    { slug: 'contact' },
  ])('opens /$slug as a content page [R2.03 $slug]', ({ slug }) => {
    expect(pageAt(`/sv/${slug}`)).toEqual({ id: 'static', params: { slug } })
  })

  it.each([
    ['portfolio', 'R2.11 portfolio', '/portfolio'],
    ['portfolio', 'R2.11 galerii', '/galerii'],
    ['portfolio', 'R2.11 galereya', '/galereya'],
    ['company-info', 'R2.12 company-info', '/company-info'],
    ['company-info', 'R2.12 ettevotte', '/ettevotte'],
    ['company-info', 'R2.12 kompanija', '/kompanija'],
    ['company-info', 'R2.12 yhtiosta', '/yhtiosta'],
    ['company-info', 'R2.12 foretag', '/foretag'],
    ['custom-solutions', 'R2.13 custom-solutions', '/custom-solutions'],
    ['custom-solutions', 'R2.13 erilahendused', '/erilahendused'],
    ['custom-solutions', 'R2.13 individualnye-zakazy', '/individualnye-zakazy'],
    ['terms', 'R2.14 terms-and-conditions', '/terms-and-conditions'],
    ['terms', 'R2.14 ostu-tingimused', '/ostu-tingimused'],
    ['terms', 'R2.14 usloviya-pokupki', '/usloviya-pokupki'],
    ['terms', 'R2.14 ostoehdot', '/ostoehdot'],
    ['terms', 'R2.14 kopvillkor', '/kopvillkor'],
  ])('opens %s by the alias of [%s], in every store view', (id, _, path) => {
    for (const view of ['sv', 'en']) {
      expect(pageAt(`/${view}${path}`)).toEqual({ id, params: {} })
      if (id !== 'portfolio') expect(pageAt(`/${view}${path}/page`)).toEqual({ id, params: { page: 'page' } })
    }
  })

  it('builds addresses with the alias of the store view, the English one if it has none', () => {
    const addresses = (storeCode: string) =>
      (['portfolio', 'company-info', 'custom-solutions', 'terms'] as const).map((id) =>
        buildPath({ id, params: {} }, { ...swedishViews, storeCode }),
      )
    expect(addresses('sv')).toEqual(['/sv/portfolio', '/sv/foretag', '/sv/custom-solutions', '/sv/kopvillkor'])
    expect(addresses('et')).toEqual(['/et/galerii', '/et/ettevotte', '/et/erilahendused', '/et/ostu-tingimused'])
    expect(addresses('ru')).toEqual([
      '/ru/galereya',
      '/ru/kompanija',
      '/ru/individualnye-zakazy',
      '/ru/usloviya-pokupki',
    ])
    expect(addresses('fi')).toEqual(['/fi/portfolio', '/fi/yhtiosta', '/fi/custom-solutions', '/fi/ostoehdot'])
    expect(addresses('en')).toEqual([
      '/en/portfolio',
      '/en/company-info',
      '/en/custom-solutions',
      '/en/terms-and-conditions',
    ])
  })

  it.each([
    ['/sv/size-guide', 'static'],
    ['/sv/wishlist', 'wishlist'],
    ['/sv/compare', 'compare'],
    ['/sv/retur/angra', 'withdrawal'],
  ])('knows %s as %s', (path, id) => {
    expect(pageAt(path)?.id).toBe(id)
  })
})
