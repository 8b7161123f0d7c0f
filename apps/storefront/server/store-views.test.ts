import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Turns } from '@vitrin/api-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRender, type Render } from '../src/entry-server'
import { embeddedApi } from './embedded-api'
import { htmlSanitizer } from './html-sanitizer'
import { consoleLogger, randomIds, systemClock } from './server-ports'
import { renderByView, viewSettings, viewsOf, type StoreCodes } from './store-views'
import { hostGateways } from './testing/host-gateways'
import { openHost, type OpenHost } from './testing/open-host'

const SIX: StoreCodes = ['sv', 'en', 'et', 'ru', 'fi', 'it']

let host: OpenHost
beforeAll(async () => {
  host = await openHost(undefined, viewsOf(SIX))
})
afterAll(() => host.close())

function renderer(storeCodes: StoreCodes): Promise<Render> {
  return renderByView(storeCodes, (view) =>
    createRender({
      gateways: hostGateways(host, undefined, view.storeView),
      clock: systemClock,
      ids: randomIds,
      logger: consoleLogger,
      sanitizer: htmlSanitizer,
      apiBaseUrl: '',
      settings: { mediaBaseUrl: '', ...viewSettings(view, storeCodes) },
      cacheVersion: 'test',
      origin: 'https://shop.test',
    }),
  )
}

async function pageOf(render: Render, url: string) {
  const page = await render(url, new Turns())
  if ('redirect' in page) throw new Error(`${url} leads to ${page.redirect.to}`)
  return page
}

describe('a shop with six store views', () => {
  it.each([
    ['sv', 'sv-SE', 'Önskelista', 'Språk: Svenska'],
    ['en', 'en-GB', 'Wishlist', 'Language: English'],
    ['et', 'et-EE', 'Soovinimekiri', 'Keel: Eesti'],
    ['ru', 'ru-RU', 'Избранное', 'Язык: Русский'],
    ['fi', 'fi-FI', 'Toivelista', 'Kieli: Suomi'],
    ['it', 'it-IT', 'Lista dei desideri', 'Lingua: Italiano'],
  ])('renders /%s in %s [R4.44 locale]', async (code, locale, title, language) => {
    const page = await pageOf(await renderer(SIX), `/${code}/wishlist`)
    expect([page.lang, page.head.title, page.head.canonical?.startsWith(`/${code}/`)]).toEqual([
      locale,
      `${title} · Klarglas`,
      true,
    ])
    expect(page.html).toContain(language)
    expect(page.state.settings.storeView?.i18n.defaultLocale).toBe(locale)
    expect(page.state.settings.routedViews).toMatchObject({ storeCode: code, storeCodes: SIX })
  })

  it('names the address of a page in each view to search engines', async () => {
    const render = await renderer(SIX)
    const { head, alternates } = await pageOf(render, '/en/company-info/garantier?q=1')
    expect(head.canonical).toBe('/en/company-info/garantier')
    expect(alternates.map(({ language, href }) => `${language} ${href}`)).toEqual([
      'sv https://shop.test/sv/foretag/garantier',
      'en https://shop.test/en/company-info/garantier',
      'et https://shop.test/et/ettevotte/garantier',
      'ru https://shop.test/ru/kompanija/garantier',
      'fi https://shop.test/fi/yhtiosta/garantier',
      'it https://shop.test/it/company-info/garantier',
      'x-default https://shop.test/sv/foretag/garantier',
    ])
    for (const { href } of alternates)
      expect([href, (await pageOf(render, href.slice('https://shop.test'.length))).status]).toEqual([href, 200])
    const sizes = await pageOf(render, '/fi/standard-sizes')
    expect(sizes.alternates.map(({ href }) => href)).toContain('https://shop.test/sv/standardmatt')
    expect((await pageOf(render, '/en/wishlist')).alternates).toEqual([])
    expect((await pageOf(render, '/en/nothing')).alternates).toEqual([])
  })

  it.each([
    ['sv', 'sa-mater-du', 'Så mäter du', 'Läs mätguiden', 'Hitta hit'],
    ['en', 'sa-mater-du', 'How to measure', 'Read the measuring guide', 'Find us'],
    ['et', 'sa-mater-du', 'Kuidas mõõta', 'Loe mõõtmisjuhendit', 'Kuidas tulla'],
    ['ru', 'sa-mater-du', 'Как снять размеры', 'Как снять размеры', 'Как проехать'],
    ['fi', 'sa-mater-du', 'Näin mittaat', 'Lue mittausohje', 'Löydä perille'],
    ['it', 'sa-mater-du', 'Så mäter du', 'Läs mätguiden', 'Hitta hit'],
  ])(
    'shows pages and blocks of the catalogue in /%s, or those of the first view',
    async (code, slug, title, ...links) => {
      const render = await renderer(SIX)
      const page = await pageOf(render, `/${code}/i/${slug}`)
      expect(page.html).toContain(`<h1>${title}</h1>`)
      const home = await pageOf(render, `/${code}`)
      for (const link of links) expect(home.html).toMatch(new RegExp(`<a[^>]* href="/${code}/[^"]+"[^>]*>${link}</a>`))
    },
  )

  it('keeps the links of its content in the view', async () => {
    const render = await renderer(SIX)
    const pages = SIX.flatMap((code) => [
      { code, path: `/${code}/i/kundtjanst`, shows: `/${code}/i/skotsel` },
      { code, path: `/${code}/portfolio`, shows: `/${code}/speglar` },
    ])
    for (const { code, path, shows } of pages) {
      const { html } = await pageOf(render, path)
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href)
      expect(links).toContain(shows)
      expect(links.filter((href) => !href.startsWith(`/${code}`))).toEqual([])
    }
  })

  it('has an empty shell in the language of each view', async () => {
    const render = await renderer(SIX)
    const shells = await Promise.all(SIX.map((code) => pageOf(render, `/${code}/app-shell.html`)))
    expect(shells.map(({ lang, pageId, status }) => [lang, pageId, status])).toEqual(
      ['sv-SE', 'en-GB', 'et-EE', 'ru-RU', 'fi-FI', 'it-IT'].map((locale) => [locale, undefined, 200]),
    )
  })

  it('leads an address without a store code to the first view', async () => {
    expect(await (await renderer(SIX))('/', new Turns())).toMatchObject({ redirect: { to: '/sv' } })
  })
})

describe('a shop with one store view', () => {
  it('offers no languages and says nothing about views [R2.28 language switcher]', async () => {
    const page = await pageOf(await renderer(['sv']), '/sv/wishlist')
    expect(page.html).not.toContain('Språk')
    expect((await pageOf(await renderer(['sv']), '/sv')).alternates).toEqual([])
    expect(Object.keys(page.state.settings)).toEqual(['mediaBaseUrl', 'days'])
  })
})

describe('mails', () => {
  it('are in the language of the view that caused them', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-views-'))
    const subjects = new Map<string, string>()
    let sent = (): void => undefined
    const all = new Promise<void>((resolve) => (sent = resolve))
    const api = embeddedApi({
      views: viewsOf(SIX),
      dataDir,
      rootFolder: join(import.meta.dirname, '..', '..', '..'),
      mailer: {
        async send({ to, subject }) {
          subjects.set(to, subject)
          if (subjects.size === SIX.length) sent()
          return { ok: true, value: undefined }
        },
      },
      onChanged: () => undefined,
    })
    const post = (code: string, path: string, body: object) =>
      api.fetch(
        new Request(`http://shop.test${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-vs-store-code': code },
          body: JSON.stringify(body),
        }),
      )
    for (const code of SIX) {
      const email = `${code}@example.test`
      const customer = { email, firstname: 'Mari', lastname: 'Maasikas' }
      expect((await post(code, '/api/user/create', { customer, password: 'Klarglas1' })).status).toBe(200)
      await post(code, '/api/user/reset-password', { email })
    }
    const stop = api.sendMails('http://shop.test')
    await all
    await stop()
    api.close()
    rmSync(dataDir, { recursive: true, force: true })
    expect(Object.fromEntries(subjects)).toEqual({
      'sv@example.test': 'Välj ett nytt lösenord hos Klarglas',
      'en@example.test': 'Choose a new password at Klarglas',
      'et@example.test': 'Vali uus parool, Klarglas',
      'ru@example.test': 'Выберите новый пароль в Klarglas',
      'fi@example.test': 'Valitse uusi salasana, Klarglas',
      'it@example.test': 'Scegli una nuova password da Klarglas',
    })
  })
})
