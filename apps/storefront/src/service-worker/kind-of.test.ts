import { describe, expect, it } from 'vitest'
import { kindOf } from './kind-of'

const ORIGIN = 'https://shop.test'
const kind = (
  url: string,
  { mode = 'no-cors', method = 'GET' }: { readonly mode?: RequestMode; readonly method?: string } = {},
) => kindOf({ url: ORIGIN + url, mode, method }, ORIGIN)

describe('kindOf', () => {
  it('knows pages, chunks and pictures', () => {
    for (const path of ['/', '/sv', '/sv/pwa.html', '/sv/p/KG-1101/dorr-1.5', '/apinor', '/sv/checkout?a=1'])
      expect([path, kind(path, { mode: 'navigate' })]).toEqual([path, 'page'])
    expect([kind('/assets/a.js'), kind('/favicon.svg'), kind('/img/310/300/resize/a.jpg')]).toEqual([
      'chunk',
      'chunk',
      'picture',
    ])
  })

  it('leaves the API, what changes something, other origins and files that are no pages to the network', () => {
    for (const path of ['/api/catalog', '/graphql', '/invalidate', '/cache-version.json', '/sw.js'])
      expect([path, kind(path)]).toEqual([path, undefined])
    for (const path of [
      '/api/cart/pull',
      '/img/1/1/resize/a.jpg',
      '/media/a.jpg',
      '/graphiql',
      '/sitemap.xml',
      '/robots.txt',
    ])
      expect([path, kind(path, { mode: 'navigate' })]).toEqual([path, undefined])
    expect(kind('/sv', { mode: 'navigate', method: 'POST' })).toBeUndefined()
    expect(kindOf({ url: 'https://elsewhere.test/assets/a.js', mode: 'cors', method: 'GET' }, ORIGIN)).toBeUndefined()
  })
})
