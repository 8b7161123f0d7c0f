// @vitest-environment happy-dom
import { openSubmenus } from '@vitrin/storefront'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { dialog, eventually, heading, press, type, wordsOf } from './testing/screen'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
  tab = await openTab(host, '/sv/p/KG-1101/duschdorr-unden')
})
afterAll(() => {
  tab.close()
  host.close()
})
beforeEach(async () => {
  tab.storefront.ui.closePanel()
  tab.storefront.ui.closeModal()
  await eventually(() => expect(dialog()).toBeUndefined())
})

const header = () => document.querySelector('header') ?? undefined
const main = () => document.querySelector('main') ?? undefined
const footer = () => document.querySelector('footer') ?? undefined
const title = () => wordsOf(dialog()?.querySelector('h2'))
const submenus = () => [...document.querySelectorAll('.submenu')].map((one) => wordsOf(one.querySelector('h3')))

describe('a panel', () => {
  it.each([
    { claim: 'R2.29 microcart', opener: /^Varukorg/, shows: 'Varukorgen är tom', closer: 'Stäng varukorgen' },
    {
      claim: 'R2.29 search panel',
      opener: /^Sök duschvägg/,
      shows: 'Skriv minst tre bokstäver.',
      closer: 'Stäng sökningen',
    },
    {
      claim: 'R2.21 search panel',
      opener: /^Sök duschvägg/,
      shows: 'Skriv minst tre bokstäver.',
      closer: 'Stäng sökningen',
    },
    { claim: 'R2.29 sidebar', opener: 'Meny', shows: 'Meny', closer: 'Stäng menyn' },
    { claim: 'R2.29 mobile menu', opener: 'Meny', shows: 'Duschhörnor', closer: 'Stäng menyn' },
    { claim: 'R2.30 microcart', opener: /^Varukorg/, shows: 'Varukorgen är tom', closer: 'Stäng varukorgen' },
    { claim: 'R2.30 search panel', opener: /^Sök duschvägg/, shows: 'Kategorier', closer: 'Stäng sökningen' },
    { claim: 'R2.30 sidebar', opener: 'Meny', shows: 'Kontakta oss', closer: 'Stäng menyn' },
    { claim: 'R2.29 overlay', opener: 'Meny', shows: 'Kontakta oss', closer: 'Stäng menyn' },
  ])('shows “$shows” over the page until it is closed [$claim]', async ({ opener, shows, closer }) => {
    const { ui } = tab.storefront
    expect(ui.overlay).toBe(false)
    await press(opener, header)
    await eventually(() => expect(wordsOf(dialog())).toContain(shows))
    expect(ui.overlay).toBe(true)
    await press(closer, dialog)
    await eventually(() => expect(dialog()).toBeUndefined())
    expect(ui.overlay).toBe(false)
  })

  it('of the menu opens the categories below one, and goes back [R2.29 submenu with depth]', async () => {
    await press('Meny', header)
    await press('Sorter av duschhörnor', dialog)
    await eventually(() => expect(submenus()).toEqual(['Duschhörnor']))
    expect(wordsOf(document.querySelector('.submenu ul'))).toBe('RakaRundadeUtan dörrAlla duschhörnor')
    await press('Tillbaka till menyn', dialog)
    await eventually(() => expect(submenus()).toEqual([]))
    await press('Sorter av duschhörnor', dialog)
    await press('Rundade', dialog)
    await eventually(() => expect(heading()).toBe('Rundade'))
    expect(openSubmenus(tab.storefront).path).toEqual([])
    await tab.visit('/sv/p/KG-1101/duschdorr-unden')
  })

  it('searches from the third letter on [R5.18 search term] [R2.26 search panel]', async () => {
    await press(/^Sök duschvägg/, header)
    await eventually(() => expect(dialog()?.querySelector('input')).toBeInstanceOf(HTMLElement))
    const said = () => wordsOf(dialog()?.querySelector('output'))
    type(dialog()!.querySelector('input')!, 'un')
    await eventually(() => expect(said()).toBe('Skriv minst tre bokstäver.'))
    type(dialog()!.querySelector('input')!, 'unden')
    await eventually(() => expect(said()).toMatch(/^\d+ varor för ”unden”$/))
    expect(wordsOf(dialog())).toContain('Duschdörr Unden')
  })

  it('of reviews is on the page of a product [R2.29 review tab]', async () => {
    await eventually(() => expect(wordsOf(main()?.querySelector('#reviews h2'))).toBe('Omdömen'))
    expect(wordsOf(main()?.querySelector('#reviews'))).toContain('Skriv ett omdöme')
  })
})

describe('a modal', () => {
  it('takes a review of the product [R2.28 review]', async () => {
    await press('Skriv ett omdöme', main)
    await eventually(() => expect(title()).toBe('Omdöme om Duschdörr Unden'))
    expect(wordsOf(dialog())).toContain('Skicka omdömet')
  })

  it('signs in, registers and mails a new password [R2.28 authentication]', async () => {
    await press('Mitt konto', header)
    await eventually(() => expect(title()).toBe('Logga in för att se sidan'))
    await press('Skapa ett konto', dialog)
    await eventually(() => expect(title()).toBe('Skapa konto'))
    await press(/^Jag har redan/, dialog)
    await press('Glömt lösenordet?', dialog)
    await eventually(() => expect(title()).toBe('Nytt lösenord'))
  })

  it('shows how to measure, from the product [R2.28 size guide]', async () => {
    await press('Storleksguide', main)
    await eventually(() => expect(title()).toBe('Storleksguide'))
    expect(wordsOf(dialog())).toContain('Bredden från vägg till vägg: vid golvet, på mitten och upptill.')
    expect([...dialog()!.querySelectorAll('h3')].map(wordsOf)).toEqual([
      'Dörr i en öppning',
      'Duschhörna',
      'Duschvägg',
      'Badkarsvägg',
      'Spegel',
      'Bastudörr och innerdörr',
    ])
  })

  it('says what a host cannot do [R2.28 feature-not-implemented]', async () => {
    tab.storefront.ui.openModal('feature-not-implemented')
    await eventually(() => expect(title()).toBe('Den här funktionen finns inte ännu'))
    expect(wordsOf(dialog())).toContain('Butiken kan inte göra det här.')
  })

  it('asks whether an order that waits is to be sent [R2.28 order confirmation]', async () => {
    tab.storefront.ui.openModal('offline-order')
    await eventually(() => expect(title()).toBe('En beställning väntar'))
  })

  it('subscribes to the newsletter [R2.28 newsletter] [R2.21 newsletter modal]', async () => {
    await press('Anmäl mig', footer)
    await eventually(() => expect(title()).toBe('10 % på första köpet'))
    expect(wordsOf(dialog())).toContain('E-post')
  })
})
