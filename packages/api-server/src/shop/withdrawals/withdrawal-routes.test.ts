import { composeFor } from '../../testing/compose-for'
import type { WireWithdrawalOrder, WireWithdrawalReceipt } from '@vitrin/api-contract/wire'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { mimeMessage } from '../../mail/mime-message'
import { ShopHost } from '../../testing/shop-host'
import { orderOf, ownDoor, standardDoor, swedishAddress } from '../../testing/shop-requests'

const MINUTE = 60_000
const EMAIL = swedishAddress.email
const NUMBER = '000000001'
const declaration = { name: 'Åsa Berg', order_number: NUMBER, email: EMAIL }

describe('the withdrawal function', () => {
  let host: ShopHost
  beforeEach(async () => {
    host = new ShopHost()
    await host.post('/api/order', orderOf([{ ...standardDoor(), qty: 2 }, ownDoor(893, 2010)]))
  })
  const declare = (more: object = {}, headers = {}) =>
    host.post<WireWithdrawalReceipt>('/api/ext/withdrawal', { ...declaration, ...more }, { headers })
  const askCode = (more: object = {}) =>
    host.post('/api/ext/withdrawal/code', { order_number: NUMBER, email: EMAIL, ...more })
  const openOrder = (code: string, more: object = {}) =>
    host.post<WireWithdrawalOrder>('/api/ext/withdrawal/order', { order_number: NUMBER, email: EMAIL, code, ...more })
  const rows = (template: string) => host.database.mail.waiting().filter((row) => row.template === template)
  const mailedCode = async () => {
    await askCode()
    return String(rows('withdrawal-code').at(-1)?.data.code)
  }
  /** As a mail program reads them. */
  const received = (template: string) =>
    Promise.all(
      rows(template).map(async (row) => {
        const mail = await composeFor(host.database)(row)
        const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
          mimeMessage(mail, 'order@shop.example'),
        )
        return PostalMime.parse(message as Buffer)
      }),
    )

  it('receives a declaration without any proof, and receipts when it came and what it says', async () => {
    host.clock.advance(60 * MINUTE)
    const answer = await declare({ order_number: '1', statement: 'Dörren var för bred.' })
    expect(answer).toMatchObject({ status: 200, code: 200, result: { received_at: '2026-11-20T10:00:00.000Z' } })
    const [mail] = await received('withdrawal-receipt')
    expect(mail).toMatchObject({ to: [{ address: EMAIL }], subject: 'Vi har tagit emot att du ångrar beställning 1' })
    expect(mail?.text).toContain(
      'Åsa Berg har meddelat Klarglas att köpet i beställning 1 ångras. ' +
        'Meddelandet kom in den 20 november 2026 kl. 11:00.',
    )
    expect(mail?.text).toContain('2 × Alpha duschdörr (Svart matt · Storlek 80')
    expect(mail?.html).toContain('Dörren var för bred.')
  })

  it('shows on the lines of the order that it is about, and not on exempt ones', async () => {
    const cartId = 'cart-of-the-order'
    await host.post('/api/order', {
      ...orderOf([standardDoor(), ownDoor(893, 2010)]),
      order_id: 'order-withdrawn-2',
      cart_id: cartId,
    })
    const read = async () =>
      (
        await host.get<{ readonly items: readonly { readonly withdrawn_at?: string }[] }>(
          `/api/ext/orders/order?orderId=order-withdrawn-2&cartId=${cartId}`,
        )
      ).result.items.map(({ withdrawn_at }) => withdrawn_at)
    expect(await read()).toEqual([undefined, undefined])
    host.clock.advance(60 * MINUTE)
    await declare({ order_number: '2', email: 'other@example.se' })
    expect(await read()).toEqual([undefined, undefined])
    await declare({ order_number: '2' })
    expect(await read()).toEqual(['2026-11-20T10:00:00.000Z', undefined])
  })

  it('names the exempt made-to-measure lines in the receipt, and never takes them back', async () => {
    await declare()
    const [mail] = await received('withdrawal-receipt')
    expect(mail?.text).toMatch(
      new RegExp(
        'Varor som du ångrar köpet av\\n {2}2 × Alpha duschdörr .*\\n\\n' +
          'Tillverkas efter dina mått: ingen ångerrätt\\n {2}1 × Alpha duschdörr .*Bredd: 893\\s+mm',
      ),
    )
  })

  it('is about the chosen lines where some are chosen', async () => {
    await declare({ item_ids: [1] })
    const [mail] = await received('withdrawal-receipt')
    expect(mail?.text).toContain('2 × Alpha duschdörr')
    expect(mail?.text).not.toMatch(/893\s+mm/)
  })

  it('gives the same answer for any order, and a receipt without its lines to a stranger', async () => {
    const answers = [
      await declare(),
      await declare({ order_number: '999' }),
      await declare({ email: 'eva@example.se' }),
    ]
    expect(answers.map(({ status, result }) => [status, result])).toEqual(
      answers.map(() => [answers[0]?.status, answers[0]?.result]),
    )
    const [known, , ofStranger] = await received('withdrawal-receipt')
    expect(known?.text).toContain('Alpha duschdörr')
    expect(ofStranger?.to?.[0]?.address).toBe('eva@example.se')
    expect(ofStranger?.text).not.toContain('Alpha')
    expect(ofStranger?.text).toContain('omfattas inte av ångerrätten')
    expect([1, 2, 3].map((id) => host.database.withdrawals.byId(id)?.entityId)).toEqual([1, undefined, undefined])
  })

  it('receives one that is sent again once', async () => {
    const [first, second] = [
      await declare({}, { 'idempotency-key': 'k1' }),
      await declare({}, { 'idempotency-key': 'k1' }),
    ]
    expect(second.result).toEqual(first.result)
    expect(rows('withdrawal-receipt')).toHaveLength(1)
    expect(await declare({ name: 'Eva' }, { 'idempotency-key': 'k1' })).toMatchObject({
      code: 409,
      reason: 'key-reused',
    })
  })

  it('floods no mailbox, and goes on after a quarter of an hour', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await declare()).code).toBe(200)
    const stopped = await declare()
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([429, '900'])
    host.clock.advance(15 * MINUTE)
    expect((await declare()).code).toBe(200)
  })

  it('names every field that is missing or does not fit', async () => {
    expect(
      (await host.post('/api/ext/withdrawal', { name: ' ', email: 'asa', item_ids: [] })).fields?.map(
        ({ field }) => field,
      ),
    ).toEqual(['name', 'order_number', 'email', 'item_ids'])
  })

  it('shows names of somebody’s choosing as they are', async () => {
    await declare({ name: '<b>Åsa</b>\u2028Bcc: eva@evil.example', statement: 'ett\ntvå' })
    const [mail] = await received('withdrawal-receipt')
    expect(mail?.bcc).toBeUndefined()
    expect(mail?.html).toContain('&lt;b&gt;Åsa&lt;/b&gt; Bcc: eva@evil.example')
    expect(mail?.text).toContain('  ett\n  två')
  })

  describe('an order’s lines', () => {
    it('open with the mailed code, and say which of them are exempt', async () => {
      const code = await mailedCode()
      const [mail] = await received('withdrawal-code')
      expect(code).toMatch(/^\d{6}$/)
      expect(mail?.text).toContain(`  ${code}`)
      expect(await openOrder(code, { order_number: '1' })).toMatchObject({
        code: 200,
        result: {
          order_number: NUMBER,
          lines: [
            { item_id: 1, name: 'Alpha duschdörr', qty: 2, is_exempt: false },
            { item_id: 2, qty: 1, is_exempt: true },
          ],
        },
      })
    })

    it('stay shut for a wrong, an old or another’s code, and for what does not exist, with one answer', async () => {
      const shut = { status: 400, result: 'The code is wrong or expired.', fields: [{ field: 'code' }] }
      const [first, second] = [await mailedCode(), await mailedCode()]
      const none = await host.post('/api/ext/withdrawal/order', { order_number: NUMBER, email: EMAIL })
      for (const answer of [
        none,
        await openOrder(first),
        await openOrder(second, { email: 'eva@example.se' }),
        await openOrder(second, { order_number: '999' }),
      ]) {
        expect(answer).toMatchObject(shut)
      }
      expect((await openOrder(second)).code).toBe(200)
      host.clock.advance(30 * MINUTE)
      expect(await openOrder(second)).toMatchObject(shut)
    })

    it('are not to be guessed', async () => {
      const code = await mailedCode()
      for (let tries = 0; tries < 5; tries += 1) await openOrder('no', { order_number: '0'.repeat(tries) + '1' })
      expect((await openOrder(code)).code).toBe(429)
    })

    it('send no code to whom the order does not belong, answer the same, and store as much', async () => {
      const stored: (readonly string[])[] = []
      const { withdrawals } = host.database
      const keep = withdrawals.keepCode.bind(withdrawals)
      withdrawals.keepCode = (row) => {
        stored.push(Object.keys(row))
        keep(row)
      }
      const answers = [
        await askCode(),
        await askCode({ order_number: '999' }),
        await askCode({ email: 'eva@example.se' }),
      ]
      expect(answers.map(({ status, result }) => [status, result])).toEqual([
        [200, true],
        [200, true],
        [200, true],
      ])
      expect(rows('withdrawal-code').map(({ recipient }) => recipient)).toEqual([EMAIL])
      expect(stored.map((keys) => keys.length)).toEqual([4, 4, 4])
    })

    it('open for their own account without a code, and for no other', async () => {
      const asa = await host.customer('konto@example.se')
      const eva = await host.customer('eva@example.se')
      await host.post('/api/order', orderOf([standardDoor()], { order_id: 'order-of-asa', user_id: String(asa.id) }), {
        token: asa.token,
      })
      const payload = { order_number: '2' }
      expect((await host.post('/api/ext/withdrawal/order', payload, { token: asa.token })).code).toBe(200)
      expect((await host.post('/api/ext/withdrawal/order', payload, { token: eva.token })).code).toBe(400)
      // The receipt goes where the account wants it, with the order's lines.
      await host.post(
        '/api/ext/withdrawal',
        { ...declaration, ...payload, email: 'konto@example.se' },
        { token: asa.token },
      )
      expect((await received('withdrawal-receipt'))[0]?.text).toContain('Alpha duschdörr')
    })
  })
})
