import { stripHtml } from '@vitrin/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renderingShop, type RenderingShop } from './testing/rendering-shop'

// The addresses of the specification (§2), as the server renders them with the demo shop.
let shop: RenderingShop

beforeAll(async () => {
  shop = await renderingShop()
})
afterAll(() => shop.close())

const heading = (html: string) => stripHtml(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '')

/** Status, heading and title of a page, without the name of the shop. */
async function opened(address: string) {
  const { status, html, head } = await shop.page(address)
  return [status, heading(html), head.title.replace(' · Klarglas', '')]
}

/** The default layout has menu and cart, the minimal one neither. */
async function hasMenuAndCart(address: string) {
  const { html } = await shop.page(address)
  return [html.includes('aria-label="Sortiment"'), html.includes('aria-label="Varukorg"')]
}

describe('the menu', () => {
  it.each([
    { family: 'shower enclosures', name: 'Duschhörnor', address: '/sv/duschhornor' },
    { family: 'doors', name: 'Duschdörrar', address: '/sv/duschdorrar' },
    { family: 'walls', name: 'Duschväggar', address: '/sv/duschvaggar' },
    { family: 'bath screens', name: 'Badkarsväggar', address: '/sv/badkarsvaggar' },
    { family: 'mirrors', name: 'Speglar', address: '/sv/speglar' },
    { family: 'sauna doors', name: 'Bastudörrar', address: '/sv/bastudorrar' },
    { family: 'interior glass doors', name: 'Innerdörrar', address: '/sv/innerdorrar' },
  ])('leads to the products of $name [R1.01 $family]', async ({ name, address }) => {
    const menu = /<nav class="nav" aria-label="Sortiment">.*?<\/nav>/s.exec((await shop.page('/sv')).html)?.[0]
    expect(menu).toContain(`href="${address}"`)
    const { status, html } = await shop.page(address)
    expect([status, heading(html)]).toEqual([200, name])
    expect(html.match(/<li class="card/g)?.length).toBeGreaterThanOrEqual(8)
  })
})

describe('an address of the shop', () => {
  it.each([
    ['/sv', 'Glas efter dina mått [R2.01]', 'Glas efter dina mått'],
    ['/sv/pwa.html', 'Glas efter dina mått [R2.01]', 'Glas efter dina mått'],
    ['/sv/checkout', 'Kassa [R2.02]', 'Kassa'],
    ['/sv/my-account', 'Mitt konto [R2.04]', 'Mitt konto'],
    ['/sv/error', 'Något gick sönder [R2.05]', 'Något gick sönder'],
    ['/sv/c/duschdorrar', 'Duschdörrar [R2.08]', 'Duschdörrar'],
    ['/sv/duschdorrar', 'Duschdörrar [R2.08]', 'Duschdörrar'],
    ['/sv/i/om-foretaget', 'Om företaget [R2.09]', 'Om företaget'],
    ['/sv/create-password', 'Välj ett nytt lösenord [R2.10]', 'Välj ett nytt lösenord'],
  ])('%s opens %s', async (address, _, title) => {
    expect(await opened(address)).toEqual([200, title, title])
  })

  it.each([
    ['/sv/success', 'Tack, betalningen är klar'],
    ['/sv/payment?status=paid', 'Tack, betalningen är klar'],
    ['/sv/payment?status=failed', 'Betalningen gick inte igenom'],
    ['/sv/payment?status=cancelled', 'Betalningen avbröts'],
    ['/sv/payment?status=pending', 'Betalningen behandlas'],
    ['/sv/payment', 'Vi vet inte än hur betalningen gick'],
  ])('%s opens the result of the payment: %s [R2.15]', async (address, result) => {
    expect(await opened(address)).toEqual([200, result, 'Betalning'])
  })

  it('/order-success opens the thank-you page in the default layout [R2.16]', async () => {
    expect(await opened('/sv/order-success?orderId=55')).toEqual([200, ...Array(2).fill('Tack för din beställning')])
    expect(await hasMenuAndCart('/sv/order-success')).toEqual([true, true])
  })

  it.each(['/sv/finns-inte', '/sv/duschdorrar/finns-inte', '/sv/my-account/finns-inte', '/sv/p/KG-2001'])(
    'that nothing resolves, such as %s, opens page-not-found with status 404 [R2.17]',
    async (address) => {
      expect(await opened(address)).toEqual([404, 'Öppningen är tom', 'Öppningen är tom'])
    },
  )
})

describe('a page group of the configuration', () => {
  it.each([
    { group: 'category', address: '/sv/c/speglar', title: 'Speglar', shows: 'class="card' },
    { group: 'home', address: '/sv', title: 'Glas efter dina mått', shows: 'class="hero' },
    { group: 'not-found', address: '/sv/page-not-found', title: 'Öppningen är tom', shows: 'Sidan finns inte' },
    { group: 'error', address: '/sv/error', title: 'Något gick sönder', shows: 'Felet är vårt.' },
    { group: 'product', address: '/sv/p/KG-1101/duschdorr-unden', title: 'Duschdörr Unden', shows: 'class="buy' },
    { group: 'CMS', address: '/sv/i/skotsel', title: 'Skötsel', shows: 'class="prose' },
    { group: 'checkout', address: '/sv/checkout', title: 'Kassa', shows: '<h1' },
    {
      group: 'order confirmation',
      address: '/sv/order-confirmation/1a2b3c4d',
      title: 'Din beställning',
      shows: '<h1',
    },
    { group: 'compare', address: '/sv/compare', title: 'Jämför varor', shows: '<h1' },
    { group: 'my-account', address: '/sv/my-account', title: 'Mitt konto', shows: '<h1' },
    { group: 'static', address: '/sv/delivery', title: 'Leverans', shows: 'class="prose' },
    {
      group: 'reset-password',
      address: '/sv/create-password',
      title: 'Välj ett nytt lösenord',
      shows: 'account-page',
    },
  ])('is the page $address [R2.21 $group]', async ({ address, title, shows }) => {
    const { html } = await shop.page(address)
    expect(heading(html)).toBe(title)
    expect(html).toContain(shows)
  })
})

describe('/p/{parentSku}/{slug}', () => {
  it.each([
    { type: 'simple', address: 'KG-2001/glasskrapa', name: 'Glasskrapa Vik, mattsvart', shown: ['245 kr'] },
    { type: 'virtual', address: 'KG-2401/mattagning', name: 'Måttagning hemma', shown: ['1 490 kr', 'Vad ska mätas'] },
    { type: 'downloadable', address: 'KG-2501/mattmall', name: 'Måttmall duschhörna, pdf', shown: ['49 kr'] },
    { type: 'grouped', address: 'KG-2601/skotselpaket', name: 'Skötselpaket', shown: ['562 kr', 'Glasputs, 500 ml'] },
    { type: 'bundle', address: 'KG-2701/hallpaket', name: 'Hallpaket med spegel', shown: ['1 639 kr', 'Spegel Viken'] },
  ])('opens a $type product with its price and parts [R2.06 $type]', async ({ type, address, name, shown }) => {
    const { status, html } = await shop.page(`/sv/p/${address}`)
    const form = stripHtml(/<form class="buy".*?<\/form>/s.exec(html)?.[0] ?? '').replaceAll('\u00a0', ' ')
    expect([type, status, heading(html)]).toEqual([type, 200, name])
    for (const text of shown) expect(form).toContain(text)
  })

  it('with a {childSku} shows that child of a configurable product [R2.07 configurable]', async () => {
    const { html } = await shop.page('/sv/p/KG-1101/duschdorr-unden/KG-1101-KR-6123')
    expect(heading(html)).toBe('Duschdörr Unden')
    expect(/Artikelnummer<\/th><td>([^<]*)/.exec(html)?.[1]).toBe('KG-1101-KR-6123')
  })
})

describe('the layout', () => {
  it('is the minimal one of /error, without menu and cart [R2.05] [R2.22]', async () => {
    expect(await hasMenuAndCart('/sv/error')).toEqual([false, false])
  })

  it.each(['/sv/create-password', '/sv/payment?status=failed', '/sv/success'])(
    'is the empty one of %s: the screen alone [R2.21 empty layout]',
    async (address) => {
      const { html } = await shop.page(address)
      expect(html).toContain('<main')
      expect(html).not.toMatch(/<(?:header|footer|nav)\b/)
    },
  )

  it('is the minimal one of /error [R2.21 minimal layout]', async () => {
    const { html } = await shop.page('/sv/error')
    expect(html).toMatch(/<header\b/)
    expect(await hasMenuAndCart('/sv/error')).toEqual([false, false])
  })

  it.each(['/sv', '/sv/duschdorrar', '/sv/p/KG-1101/duschdorr-unden', '/sv/my-account', '/sv/finns-inte'])(
    'is the default one of %s, with menu and cart [R2.22]',
    async (address) => {
      expect(await hasMenuAndCart(address)).toEqual([true, true])
    },
  )
})
