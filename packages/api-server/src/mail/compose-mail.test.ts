import { describe, expect, it } from 'vitest'
import { mailMessages as englishMessages } from '@vitrin/i18n/messages/mail-en'
import { swedishView } from '@vitrin/i18n/testing'
import type { ShopOptions, ShopView } from '../shop-options'
import { composeFor } from '../testing/compose-for'
import { ShopHost } from '../testing/shop-host'
import { mirror, orderOf, ownDoor, standardDoor, swedishAddress } from '../testing/shop-requests'
import { swedishShop } from '../testing/swedish-shop'

const [swedish] = swedishShop.views
const english: ShopView = {
  ...swedish,
  storeView: {
    ...swedishView,
    storeCode: 'en',
    i18n: { ...swedishView.i18n, defaultLocale: 'en-GB', defaultCountry: 'GB' },
  },
  mailMessages: englishMessages,
}
const shop: ShopOptions = { ...swedishShop, views: [swedish, english] }

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** The mails that wait, as they would be sent. */
function mailsOf({ database }: ShopHost, change: { readonly storeCode?: string } = {}) {
  const compose = composeFor(database, shop)
  return Promise.all(database.mail.waiting().map((row) => compose({ ...row, ...change })))
}

async function orderMail(body: object, change?: { readonly storeCode: string }) {
  const host = new ShopHost()
  expect(await host.post('/api/order', body)).toMatchObject({ code: 200 })
  return (await mailsOf(host, change))[0]!
}

/** Addressed to somebody else than who pays. */
function orderTo(shippingAddress: object, products: readonly object[], more: object = {}) {
  const order = orderOf(products, more)
  return { ...order, addressInformation: { ...order.addressInformation, shippingAddress } }
}

const DUE = 'Meddela oss innan tiden har gått ut.'

describe('the mail that confirms an order', () => {
  it('says in Swedish what was bought, for how much, where it goes, and what of it can be taken back', async () => {
    const neighbour = {
      ...swedishAddress,
      firstname: 'Eva',
      street: ['Karl Johans gate', '7'],
      postcode: '0154',
      city: 'Oslo',
      country_id: 'NO',
    }
    const mail = await orderMail(
      orderTo(neighbour, [ownDoor(893, 2010), { ...standardDoor(), qty: 2 }, mirror(82, 'Åsa')], {
        coupon_code: 'NYHET10',
      }),
    )
    expect(mail).toMatchObject({
      to: 'asa@example.se',
      subject: 'Din beställning 000000001 hos Klarglas',
      id: '2026-11-20T090000.000Z-1',
    })
    expect(plain(mail.text)).toBe(`Tack för din beställning

Hej Åsa, vi har tagit emot din beställning 000000001, lagd den 20 november 2026.

1 × Alpha duschdörr: 4 919 kr
  893 × 2 010 mm
  Svart matt · Klarglas · Gångjärn vänster
  Tillverkas efter dina mått: ingen ångerrätt
2 × Alpha duschdörr: 9 990 kr
  Svart matt · Storlek 80 · Klarglas · Gångjärn vänster
  4 995 kr per styck
  14 dagars ångerrätt
1 × Rund spegel: 1 644,50 kr
  LED: Varmvit · Gravyr: Åsa
  14 dagars ångerrätt

Delsumma: 16 553,50 kr
Rabatt, NYHET10: −1 655,35 kr
Frakt, hemleverans: 5,00 kr
Totalt inkl. moms: 14 903,15 kr
Varav moms: 2 980,63 kr

Betalning
  Du betalar vid leverans.

Leveransadress
  Eva Berg
  Karl Johans gate 7
  0154 Oslo
  Norge

Fakturaadress
  Åsa Berg
  Storgatan 1
  111 22 Stockholm

Ångerrätt
  Det som tillverkas efter dina mått omfattas inte av ångerrätten.
  Du kan ångra köpet av varor som inte tillverkas efter dina mått inom 14 dagar från den dag då du tog emot dem. ${DUE}

Ångra köpet:
https://shop.example/sv/retur/angra?order=000000001

Till Klarglas:
https://shop.example/sv
`)
  })

  it('speaks only of the right that its lines have', async () => {
    const standard = await orderMail(orderOf([standardDoor()]))
    expect(standard.text).toContain('inom 14 dagar')
    expect(standard.text).not.toContain('omfattas inte')
    const measured = await orderMail(orderOf([ownDoor(893, 2010)]))
    expect(measured.text).toContain('omfattas inte')
    expect(measured.text).not.toContain('14 dagar')
    expect([standard, measured].map(({ text }) => text.includes('Ångra köpet:'))).toEqual([true, false])
  })

  it('is written in the words of its store view', async () => {
    const mail = await orderMail(orderOf([standardDoor()]), { storeCode: 'en' })
    expect(mail.subject).toBe('Your order 000000001 at Klarglas')
    expect(mail.html).toContain('<html lang="en-GB">')
    expect(plain(mail.text)).toContain('14 days’ right of withdrawal')
  })

  it('shows names of somebody’s choosing as they are, and nothing else changes', async () => {
    const names = {
      firstname: '<b>Åsa</b>\u2028Bcc: eva@evil.example',
      lastname: '"&amp;{{number}} $t(mail.toShop)',
      company: 'שלום\u202e 🪟 <script>alert(1)</script>',
      city: "'); DROP TABLE",
    }
    const { subject, text, html } = await orderMail(orderTo({ ...swedishAddress, ...names }, [standardDoor()]))
    expect(subject).toBe('Din beställning 000000001 hos Klarglas')
    expect(text).toContain(`Leveransadress
  שלום  🪟 <script>alert(1)</script>
  <b>Åsa</b> Bcc: eva@evil.example "&amp;{{number}} $t(mail.toShop)
  Storgatan 1
  111 22 '); DROP TABLE
`)
    expect(html).toContain(
      '<p style="margin:0">&lt;b&gt;Åsa&lt;/b&gt; Bcc: eva@evil.example &quot;&amp;amp;{{number}} $t(mail.toShop)</p>',
    )
    expect(html).not.toMatch(/<script|<b>/)
  })

  it('is HTML that needs nothing from elsewhere, and that a screen reader can follow', async () => {
    const { html } = await orderMail(orderOf([standardDoor()]))
    expect(html).toContain('<html lang="sv-SE">')
    expect(html).toContain('<th scope="col"')
    expect(html).toContain('<th scope="row"')
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(/)
    expect([...html.matchAll(/https?:[^"<\s]+/g)].map(([url]) => url)).toEqual([
      'https://shop.example/sv/retur/angra?order=000000001',
      'https://shop.example/sv',
    ])
  })
})

describe('the mail about a new order, to the shop', () => {
  it('says what to make, for whom and where it goes, and an answer goes to the customer', async () => {
    const host = new ShopHost({ orderMail: 'verkstad@klarglas.se' })
    await host.post('/api/order', orderOf([ownDoor(893, 2010)]))
    const [customers, shops] = await mailsOf(host)
    expect([customers?.to, shops?.to]).toEqual([swedishAddress.email, 'verkstad@klarglas.se'])
    expect(shops).toMatchObject({ replyTo: swedishAddress.email })
    expect(plain(shops?.subject ?? '')).toMatch(/^Ny beställning 000000001, [\d ,]+ kr$/)
    for (const part of ['893 × 2 010 mm', swedishAddress.email, 'Telefon', '111 22 Stockholm', 'Leveransadress'])
      expect(plain(shops?.text ?? '')).toContain(part)
  })

  it('is sent only when the shop has an address for it', async () => {
    const host = new ShopHost()
    await host.post('/api/order', orderOf([mirror(82, 'Åsa')]))
    expect(await mailsOf(host)).toHaveLength(1)
  })
})

describe('the days of delivery in the mail', () => {
  const delivery = {
    stockedDays: [2, 4] as const,
    madeToMeasureDays: [15, 20] as const,
    changeDays: 2,
    calendar: { timeZone: 'Europe/Stockholm', isHoliday: () => false },
  }

  it('are those of the slowest line, with the last day for changes', async () => {
    const host = new ShopHost({ shop: { ...shop, delivery } })
    await host.post('/api/order', orderOf([ownDoor(893, 2010)]))
    const [mail] = await mailsOf(host)
    expect(mail?.text).toMatch(/Levereras \d+ ?\w*–\d+ \w+, vardagar 8–17/)
    expect(mail?.text).toContain('Du kan ändra måtten till och med 24 november.')
  })
})

describe('the mail about a forgotten password', () => {
  it('holds the whole link, in text and HTML', async () => {
    const host = new ShopHost()
    await host.customer()
    await host.post('/api/user/reset-password', { email: 'asa@example.se' })
    const link = `https://shop.example${String(host.database.mail.waiting()[0]?.data.link)}`
    const [mail] = await mailsOf(host)
    expect(mail).toMatchObject({ to: 'asa@example.se', subject: 'Välj ett nytt lösenord hos Klarglas' })
    expect(mail?.text.split('\n')).toContain(link)
    expect(mail?.html).toContain(`<a href="${link.replaceAll('&', '&amp;')}"`)
  })
})

describe('a mail that cannot be composed', () => {
  it('is a fault that says why', async () => {
    const host = new ShopHost()
    host.database.mail.add({
      template: 'order-confirmation',
      recipient: 'a@b.se',
      storeCode: 'sv',
      data: { entity_id: 7 },
    })
    await expect(mailsOf(host)).rejects.toThrow('There is no order 7.')
    await expect(mailsOf(host, { storeCode: 'de' })).rejects.toThrow(
      'Mail 1 is for the store view "de", which this shop does not have.',
    )
  })
})
