import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiHost } from '../testing/api-host'
import { aPhoto, questionForm, type FormAttachment } from '../testing/question-form'
import { swedishShop } from '../testing/swedish-shop'

const KEY = 'en lång nyckel'
const PAGE = '/sv/verkstad'
const INBOX = '/api/workshop/inbox'
const review = { product_id: 811, title: 'Fin <dörr>', detail: 'Lätt att montera.', nickname: 'Åsa' }

interface Inbox {
  readonly questions: readonly { readonly id: number; readonly subject: string; readonly attachments: object[] }[]
  readonly reviews: readonly { readonly id: number; readonly title: string }[]
  readonly withdrawals: readonly { readonly id: number; readonly order_number: string }[]
}

describe('the workshop', () => {
  let host: ApiHost
  beforeEach(() => (host = new ApiHost({ workshop: { key: KEY, isSecure: true } })))
  afterEach(() => host.close())
  const post = (fields: Readonly<Record<string, string>>, cookie = '', path = PAGE) =>
    host.fetch(path, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    })
  const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';', 1)[0] ?? ''
  const enter = async () => cookieOf(await post({ action: 'enter', key: KEY }))
  const open = async (cookie: string, path = PAGE) => (await host.fetch(path, { headers: { cookie } })).text()
  const tokenIn = (page: string) => /name="csrf" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const inbox = async (key = KEY) =>
    (await host.fetch(INBOX, { headers: { authorization: `Bearer ${key}` } })).json() as Promise<{
      readonly code: number
      readonly result: Inbox
    }>
  const ask = (changes = {}, attachments: readonly FormAttachment[] = []) =>
    host.fetch('/api/ext/contact-form/send', { method: 'POST', body: questionForm(changes, attachments) })
  const write = () => host.post<{ readonly result: { readonly id: number } }>('/api/review/create', { review })
  const withdraw = () =>
    host.post('/api/ext/withdrawal', {
      name: 'Bo Ek',
      order_number: '7',
      email: 'bo@example.se',
      statement: 'Fel mått',
    })
  /** Presses a button of the page. */
  async function press(action: string, id: number) {
    const cookie = await enter()
    const answer = await post({ action, id: String(id), csrf: tokenIn(await open(cookie)) }, cookie)
    return open(cookie, answer.headers.get('location') ?? '')
  }

  it('lists for a program what waits: questions, reviews and withdrawals', async () => {
    await ask({}, [aPhoto])
    await write()
    await withdraw()
    expect(await inbox()).toMatchObject({
      code: 200,
      result: {
        questions: [
          { id: 1, subject: 'Duschhörna i grått glas', attachments: [{ name: 'badrum.jpg', size: aPhoto[0].length }] },
        ],
        reviews: [{ title: 'Fin <dörr>', nickname: 'Åsa' }],
        withdrawals: [{ id: 1, order_number: '7', name: 'Bo Ek' }],
      },
    })
  })

  it('is nowhere without a key in the configuration', async () => {
    for (const workshop of [undefined, { key: '' }]) {
      const closed = new ApiHost({ workshop })
      for (const path of [INBOX, PAGE, `${PAGE}/style.css`, `${PAGE}/files/1`])
        expect((await closed.fetch(path, { headers: { authorization: 'Bearer ' } })).status).toBe(404)
      closed.close()
    }
  })

  it('refuses a wrong key, and after ten of them every key for a quarter of an hour', async () => {
    expect((await host.fetch(INBOX)).status).toBe(401)
    const wrong = await post({ action: 'enter', key: 'fel' })
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([403, null])
    expect(await wrong.text()).toContain('Nyckeln stämmer inte')
    for (let tries = 0; tries < 8; tries += 1) await inbox('fel')
    const late = await post({ action: 'enter', key: KEY })
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '900'])
    expect((await inbox()).code).toBe(429)
    host.clock.advance(15 * 60_000)
    expect((await inbox()).code).toBe(200)
  })

  it('does not count the right key', async () => {
    for (let visits = 0; visits < 12; visits += 1) expect((await inbox()).code).toBe(200)
  })

  it('shows a person what waits, each text as text', async () => {
    const page = '/sv/p/DOOR/unden'
    const context = JSON.stringify({ page, product: 'Unden', measures: [{ label: 'Bredd', value: '912 mm' }] })
    await ask({ subject: '<script>alert(1)</script>', quantity: '3', context }, [aPhoto])
    await write()
    await withdraw()
    const shown = await open(await enter())
    expect(shown).not.toContain('<script')
    for (const text of ['&lt;script&gt;alert(1)', 'Vi har 912 mm', 'Bredd: 912 mm', 'Antal glas: 3', 'badrum.jpg'])
      expect(shown).toContain(text)
    for (const text of [`href="${page}"`, 'href="tel:0701740605"', 'Fin &lt;dörr&gt;', 'Bo Ek', 'Beställning 7'])
      expect(shown).toContain(text)
    expect(shown).toContain('<html lang="sv-SE">')
  })

  it('is never stored, indexed or framed, and runs no script', async () => {
    for (const answer of [await host.fetch(PAGE), await host.fetch(PAGE, { headers: { cookie: await enter() } })]) {
      const { headers } = answer
      expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'.*frame-ancestors/)
      expect(await answer.text()).not.toMatch(/<script|style="| on\w+="/)
    }
    const style = await host.fetch(`${PAGE}/style.css`)
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8')
  })

  it('keeps a session for a day of work, in a cookie for this page alone', async () => {
    const answer = await post({ action: 'enter', key: KEY })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^workshop=[\w.-]+; Path=\/sv\/verkstad; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/,
    )
    const cookie = cookieOf(answer)
    expect(await open(cookie)).toContain('Inget väntar')
    expect(await open(`${cookie}x`)).toContain('Nyckel till verkstaden')
    host.clock.advance(8 * 60 * 60_000)
    expect(await open(cookie)).toContain('Nyckel till verkstaden')
  })

  it('ends the session of a browser that leaves', async () => {
    const cookie = await enter()
    const answer = await post({ action: 'leave', csrf: tokenIn(await open(cookie)) }, cookie)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([303, expect.stringContaining('Max-Age=0')])
  })

  it('approves a review, which the shop then shows', async () => {
    const { body } = await write()
    expect(await press('approve', body.result.id)).toContain('Omdömet är godkänt')
    expect((await inbox()).result.reviews).toEqual([])
    expect(host.changed).toEqual([['P811']])
    const found = await host.get<{ readonly hits: { readonly hits: readonly object[] } }>(
      '/api/catalog/vue_storefront_catalog/review/_search',
    )
    expect(JSON.stringify(found.body)).toContain('Fin <dörr>')
  })

  it('refuses a review, which waits no longer and is not shown', async () => {
    const { body } = await write()
    expect(await press('refuse', body.result.id)).toContain('Omdömet är avslaget')
    expect((await inbox()).result.reviews).toEqual([])
    expect(JSON.stringify((await host.get('/api/catalog/vue_storefront_catalog/review/_search')).body)).not.toContain(
      'Fin <dörr>',
    )
  })

  it('marks questions and withdrawals, which then wait no longer', async () => {
    await ask()
    await withdraw()
    expect(await press('answered', 1)).toContain('Frågan är markerad som besvarad')
    expect(await press('handled', 1)).toContain('Det ångrade köpet är markerat som hanterat')
    expect((await inbox()).result).toEqual({ questions: [], reviews: [], withdrawals: [] })
  })

  it('does nothing for a form without session or token, or with the token of another session', async () => {
    await ask()
    const [cookie, other] = [await enter(), await enter()]
    const fields = { action: 'answered', id: '1' }
    const csrf = tokenIn(await open(cookie))
    const answers = [
      await post(fields),
      await post({ ...fields, csrf }),
      await post(fields, cookie),
      await post({ ...fields, csrf: '' }, cookie),
      await post({ ...fields, csrf }, other),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
    expect((await inbox()).result.questions).toHaveLength(1)
  })

  it.each(['delete', 'constructor', ''])('knows no action "%s"', async (action) => {
    const cookie = await enter()
    expect((await post({ action, id: '1', csrf: tokenIn(await open(cookie)) }, cookie)).status).toBe(404)
  })

  it('gives an attachment to save, never to show', async () => {
    await ask({}, [[aPhoto[0], "Åsas 'badrum'.jpg"]])
    const cookie = await enter()
    expect(await open(cookie)).toContain(`href="${PAGE}/files/1"`)
    const answer = await host.fetch(`${PAGE}/files/1`, { headers: { cookie } })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition':
        'attachment; filename="_sas__badrum_.jpg"; filename*=UTF-8\'\'%C3%85sas%20%27badrum%27.jpg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(aPhoto[0])
    expect((await host.fetch(`${PAGE}/files/1`)).status).toBe(403)
    expect((await host.fetch(`${PAGE}/files/2`, { headers: { cookie } })).status).toBe(404)
  })

  it('speaks the language of each store view', async () => {
    const [view] = swedishShop.views
    const english = { ...view.storeView, storeCode: 'en', i18n: { ...view.storeView.i18n, defaultLocale: 'en-GB' } }
    const shop = { ...swedishShop, views: [view, { ...view, storeView: english }] as const }
    const both = new ApiHost({ shop, workshop: { key: KEY } })
    expect(await (await both.fetch('/en/verkstad')).text()).toContain('<html lang="en-GB">')
    expect((await both.fetch('/fi/verkstad')).status).toBe(404)
    both.close()
  })
})
