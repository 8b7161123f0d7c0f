// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { dialog, eventually, field, heading, press, wordsOf } from './testing/screen'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
  tab = await openTab(host, '/sv/i/om-foretaget')
})
afterAll(() => {
  tab.close()
  host.close()
})

const main = () => document.querySelector('main') ?? undefined
const footer = () => document.querySelector('.site-footer') ?? undefined
const words = () => wordsOf(main())
const cards = () => [...document.querySelectorAll('main li h3')].map(wordsOf)

describe('a page', () => {
  it.each([
    { claim: 'R2.26 category listing', url: '/sv/duschhornor', title: 'Duschhörnor', shows: 'Duschhörna Siljan' },
    {
      claim: 'R2.26 product page',
      url: '/sv/p/KG-1101/duschdorr-unden',
      title: 'Duschdörr Unden',
      shows: 'Lägg i varukorgen',
    },
    {
      claim: 'R2.26 CMS pages',
      url: '/sv/i/sa-mater-du',
      title: 'Så mäter du',
      shows: 'Mät när kakel och golv är färdiga.',
    },
    { claim: 'R2.26 404 page', url: '/sv/finns-inte', title: 'Öppningen är tom', shows: 'Sidan finns inte' },
    { claim: 'R2.26 500 page', url: '/sv/error', title: 'Något gick sönder', shows: 'Felet är vårt.' },
    { claim: 'R2.26 wishlist', url: '/sv/wishlist', title: 'Önskelista', shows: 'Inget sparat ännu' },
    { claim: 'R2.26 compare products', url: '/sv/compare', title: 'Jämför varor', shows: 'Inget att jämföra ännu' },
    {
      claim: 'R2.27 password reset',
      url: '/sv/create-password',
      title: 'Välj ett nytt lösenord',
      shows: 'Skriv din e-postadress, så mejlar vi en länk',
    },
    {
      claim: 'R2.27 order success',
      url: '/sv/order-success?order=1',
      title: 'Tack för din beställning',
      shows: 'Vi mejlar bekräftelsen.',
    },
    {
      claim: 'R2.27 bestsellers',
      url: '/sv/bestsellers',
      title: 'Mest köpta',
      shows: 'Efter antal beställda de senaste 90 dagarna.',
    },
  ])('shows “$title” at $url [$claim]', async ({ url, title, shows }) => {
    await tab.visit(url)
    await eventually(() => expect(heading()).toBe(title))
    await eventually(() => expect(words()).toContain(shows))
  })

  it.each([
    { place: 'home', url: '/sv', shows: 'Snedtak, urtag och hörn som inte är räta ritar vi tillsammans. Se hur' },
    { place: 'listing', url: '/sv/duschhornor', shows: 'Mät på tre ställen, det minsta gäller. Läs mätguiden' },
    {
      place: 'product',
      url: '/sv/p/KG-1101/duschdorr-unden',
      shows: 'Måttanpassat glas omfattas inte av ångerrätten.',
    },
    {
      place: 'footer',
      url: '/sv/i/leverans',
      shows: 'Kom förbi verkstan tisdagar och torsdagar 13–17 och känn på glaset. Hitta hit',
    },
  ])('shows what the shop says at the place $place', async ({ url, shows }) => {
    await tab.visit(url)
    await eventually(() => expect([...document.querySelectorAll('aside')].map(wordsOf).join(' ')).toContain(shows))
  })

  it('leads from the recommended products of home to the bestsellers [R2.27 bestsellers]', async () => {
    await tab.visit('/sv')
    await eventually(() => expect(words()).toContain('Vi rekommenderar'))
    await press('Mest köpta', main)
    await eventually(() => expect(heading()).toBe('Mest köpta'))
    expect(cards().length).toBeGreaterThan(8)
  })

  it('lists the standard sizes of each family, with price, stock and the variant [R2.27 standard sizes]', async () => {
    await tab.visit('/sv')
    await press('Standardmått', footer)
    await eventually(() => expect(heading()).toBe('Standardmått'))
    await eventually(() => expect([...document.querySelectorAll('main h2')].map(wordsOf)).toContain('Duschdörrar'))
    const row = [...document.querySelectorAll('main section')]
      .find((section) => wordsOf(section.querySelector('h2')) === 'Duschdörrar')
      ?.querySelector('li')
    expect(wordsOf(row)).toMatch(/^60 cm\S.* · \S.*från [\d ]+ krI lager\d av \d modeller i lager$/)
    row?.querySelector<HTMLElement>('div a')?.click()
    await eventually(() => expect(window.location.search).toMatch(/^\?childSku=KG-.*-6122$/))
    await eventually(() => expect(words()).toContain('Alla standardmått'))
  })

  it('explains own measures and leads to the form of each family [R2.27 custom sizes]', async () => {
    await tab.visit('/sv')
    await press('Egna mått', footer)
    await eventually(() => expect(heading()).toBe('Egna mått'))
    const families = [...document.querySelectorAll('main h2')].map(wordsOf)
    expect(families).toEqual(expect.arrayContaining(['Duschhörnor', 'Speglar', 'Innerdörrar']))
    expect(words()).toContain('Skriv millimetrarna.')
    expect(words()).toMatch(/Bredd \d+–\d \d{3} mm/)
    await press(/^Skriv dina mått: Duschdörr/, main)
    await eventually(() => expect(field('Bredd', main()).inputMode).toBe('numeric'))
    expect(words()).toContain('Om egna mått')
  })

  it('leads from the footer to the portfolio [R2.11 portfolio]', async () => {
    await tab.visit('/sv')
    await press('Utförda jobb', footer)
    await eventually(() => expect(tab.storefront.pages.current?.id).toBe('portfolio'))
  })

  it('of a product offers standard and custom sizes [R2.27 standard sizes] [R2.27 custom sizes]', async () => {
    await tab.visit('/sv/p/KG-1101/duschdorr-unden')
    await eventually(() => expect(words()).toContain('StandardmåttEgna mått'))
    expect(words()).toContain('90 cm')
    await press('Egna mått', main)
    await eventually(() => expect(field('Bredd', main()).inputMode).toBe('numeric'))
  })

  it.each([
    { claim: 'R2.27 login', link: undefined, title: 'Logga in', label: 'Lösenord' },
    { claim: 'R2.27 register', link: 'Skapa ett konto', title: 'Skapa konto', label: 'Förnamn' },
  ])('opens the form “$title” [$claim]', async ({ link, title, label }) => {
    const { ui } = tab.storefront
    ui.openModal('authentication')
    if (link) await press(link, dialog)
    await eventually(() => expect(wordsOf(dialog()?.querySelector('h2'))).toBe(title))
    expect(wordsOf(dialog()?.querySelector('form'))).toContain(label)
    ui.closeModal()
  })
})

describe('lists of products', () => {
  it('keep what the heart saves [R2.26 wishlist]', async () => {
    await tab.visit('/sv/duschhornor')
    await press('Spara Duschhörna Siljan', main)
    await tab.visit('/sv/wishlist')
    await eventually(() => expect(cards()).toEqual(['Duschhörna Siljan']))
  })

  it('compare by attribute [R2.26 compare products]', async () => {
    for (const url of ['/sv/p/KG-1101/duschdorr-unden', '/sv/duschhornor/duschhorna-siljan']) {
      await tab.visit(url)
      await press(/^Jämför Dusch/, main)
    }
    await tab.visit('/sv/compare')
    await eventually(() => expect(words()).toContain('Duschdörr Unden'))
    expect(words()).toContain('Duschhörna Siljan')
    expect(document.querySelector('main table')).not.toBeNull()
  })

  it('of a category are filtered by its address [R2.26 filters] [R2.36]', async () => {
    await tab.visit('/sv/speglar')
    const all = Number(/(\d+) varor/.exec(words())?.[1])
    await press(/^Krom/, main)
    await eventually(() => expect(window.location.search).toBe('?color=5512'))
    await eventually(() => expect(Number(/(\d+) varor/.exec(words())?.[1])).toBeLessThan(all))
    await press(/^Krom/, main)
    await eventually(() => expect(window.location.search).toBe(''))
  })

  it('of a category are sorted by its address [R2.26 sort] [R2.36]', async () => {
    await tab.visit('/sv/speglar')
    const before = cards()
    const select = document.querySelector<HTMLSelectElement>('main select[name="sort"]')!
    select.value = 'final_price:asc'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await eventually(() => expect(window.location.search).toBe('?sort=final_price%3Aasc'))
    await eventually(() => expect(cards()).not.toEqual(before))
  })

  it('of a category have its parents as breadcrumbs [R2.37]', async () => {
    await tab.visit('/sv/duschhornor/rundade')
    await eventually(() => expect(heading()).toBe('Rundade'))
    expect([...document.querySelectorAll('main nav.breadcrumbs a')].map(wordsOf)).toEqual([
      'Hem',
      'Dusch',
      'Duschhörnor',
    ])
  })
})
