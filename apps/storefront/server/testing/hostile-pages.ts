import { hostileText } from '@vitrin/api-server/contracts'
import * as fc from 'fast-check'

export interface HostilePage {
  readonly method: string
  /** As it is sent, which is not always an address. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

const PLACES = (
  'sv fi en et ru sv/duschhornor sv/speglar sv/checkout sv/my-account sv/wishlist sv/compare sv/i/leverans sv/p ' +
  'sv/p/KG-2001/glasskrapa sv/duschdorrar/duschdorr-unden sv/create-password sv/mail-link sv/verkstad sv/foretag ' +
  'sv/order-confirmation robots.txt sitemap.xml sitemap-1.xml healthz readyz metrics sw.js assets .vite graphql ' +
  'img/150/150/fit/kg-2001.webp media strapi/api/page-infos api/stock/check invalidate cache-version.json .. .'
).split(' ')
const NAMES = (
  'q sort color size price id slug width height depth diameter qty line childSku option-11 bundle-7 token resetToken ' +
  'glass utm_source page'
).split(' ')

/** What shows in a page only when it was not encoded. */
export const MARK = "\"><fuzz x='y'>"
const text = fc.oneof({ weight: 4, arbitrary: hostileText }, { weight: 1, arbitrary: fc.constant(MARK) })

const percentEncoded = text.map((one) => encodeURIComponent(one.replace(/\p{Surrogate}/gu, '?')))
/** What Node sends of it without encoding. */
const raw = text.map((one) => one.replaceAll(/[^!-~\u0080-\u00ff]/gu, ''))
const part = fc.oneof({ weight: 3, arbitrary: percentEncoded }, raw)

const path = fc
  .tuple(
    fc.array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...PLACES) }, part), { minLength: 1, maxLength: 4 }),
    fc.constantFrom('/', '/', '/', '/', '//', '/./', '%2f', '\\'),
  )
  .map(([parts, between]) => `/${parts.join(between)}`)
const query = fc
  .array(fc.tuple(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...NAMES) }, part), part), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))
const address = fc.tuple(path, fc.constantFrom('', '', '?', '?', '?', '#', '??'), query).map((parts) => parts.join(''))
const longest = 6000

const value = text.map((one) => one.replaceAll(/[^\u0020-\u007E\u00A0-\u00FF]/gu, '').slice(0, 3000))
const headers = fc.record(
  {
    host: value,
    cookie: fc.oneof(
      value,
      value.map((one) => `workshop=${one}; a=b`),
    ),
    'if-none-match': fc.oneof(
      value,
      value.map((one) => `"${one}"`),
    ),
    'if-modified-since': value,
    accept: fc.oneof(fc.constantFrom('image/avif,image/webp,*/*', 'text/html;q=0'), value),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip, br;q=0', 'identity;q=0', '*'), value),
    'accept-language': value,
    'x-forwarded-for': value,
    'x-request-id': value,
    range: value,
    authorization: value.map((one) => `Bearer ${one}`),
    referer: value,
    'user-agent': value,
  },
  { requiredKeys: [] },
)

/** Addresses and headers that no browser sends, near those that one does. */
export const hostilePages: fc.Arbitrary<HostilePage> = fc.record({
  method: fc.oneof(
    { weight: 12, arbitrary: fc.constant('GET') },
    fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND'),
  ),
  path: fc
    .oneof(
      { weight: 12, arbitrary: address },
      raw.map((one) => one || '*'),
      address.map((one) => `http://evil.example${one}`),
    )
    .map((one) => one.slice(0, longest)),
  headers,
})
