import { beforeEach, describe, expect, it } from 'vitest'
import { composeFor } from '../../testing/compose-for'
import { ShopHost } from '../../testing/shop-host'
import { ownDoor, standardDoor } from '../../testing/shop-requests'

const SHOP = 'hej@shop.example'
const ASA = 'asa@example.se'
const letter = { sourceAddress: ASA, targetAddress: SHOP, subject: 'En fråga', emailText: 'Hej!\n\nNär?' }
const toMyself = { ...letter, sourceAddress: SHOP, targetAddress: ASA, confirmation: true }

describe('the mail service', () => {
  let host: ShopHost
  beforeEach(() => {
    host = new ShopHost({ mailWhitelist: [SHOP, 'broken@'] })
  })
  const token = async (at = host) => (await at.get<string>('/api/ext/mail-service/get-token')).result
  const send = async (
    body: object,
    { at = host, as, key }: { readonly at?: ShopHost; readonly as?: string; readonly key?: string } = {},
  ) =>
    at.post('/api/ext/mail-service/send-email', 'token' in body ? body : { ...body, token: await token(at) }, {
      ...(as !== undefined && { token: as }),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const mails = () => host.database.mail.waiting()

  it('sends a mail to an address of the whitelist [R7.17 send-email] [R7.17 get-token]', async () => {
    expect(await send(letter)).toMatchObject({ status: 200, code: 200, result: 'OK' })
    const [mail] = mails()
    expect(await composeFor(host.database)(mail!)).toMatchObject({
      to: SHOP,
      replyTo: ASA,
      subject: 'En fråga',
      text: 'En fråga\n\nHej!\n\nNär?\n',
    })
  })

  it.each([
    ['Email is not authorized!', { ...letter, token: '' }],
    ['Email is not authorized!', { ...letter, token: 'of someone else' }],
    ['Source email address is not provided!', { ...letter, sourceAddress: '' }],
    ['Source email address is not provided!', { ...letter, sourceAddress: null }],
    ['Target email address is not provided!', { ...letter, targetAddress: undefined }],
    [`Target email address (${ASA}) is not from the whitelist!`, { ...letter, targetAddress: ASA }],
    [`Target email address (${ASA}) is not from the whitelist!`, { ...toMyself, sourceAddress: ASA }],
    [`Target email address (${ASA}) is not from the whitelist!`, toMyself],
    ['Source email address is invalid!', { ...letter, sourceAddress: 'asa' }],
    ['Target email address is invalid!', { ...letter, targetAddress: 'broken@' }],
    ['Invalid email address is provided!', { ...letter, sourceAddress: `${ASA}, eva@example.se` }],
    ['Invalid email address is provided!', { ...toMyself, targetAddress: `${ASA}\nBcc: eva@example.se` }],
  ])('answers 500 %j and sends nothing [R7.17 send-email]', async (result, body) => {
    expect(await send(body)).toMatchObject({ status: 500, code: 500, result })
    expect(mails()).toEqual([])
  })

  it('says that it has no transport where mails are not sent [R7.17 send-email]', async () => {
    const at = new ShopHost()
    expect(await send(letter, { at })).toMatchObject({ code: 500, result: 'No transport is defined for mail service!' })
  })

  it('takes the latest token only [R7.17 get-token]', async () => {
    const first = await token()
    const second = await token()
    expect((await send({ ...letter, token: first })).result).toBe('Email is not authorized!')
    expect((await send({ ...letter, token: second })).code).toBe(200)
  })

  it('lets shoppers at other network addresses keep their tokens', async () => {
    let address = '10.0.0.1'
    const at = new ShopHost({ mailWhitelist: [SHOP], clientAddress: () => address })
    const first = await token(at)
    address = '10.0.0.2'
    await token(at)
    address = '10.0.0.1'
    expect((await send({ ...letter, token: first }, { at })).code).toBe(200)
  })

  it('writes to the signed-in customer with a confirmation, and to no other address [R7.17 send-email]', async () => {
    const { token: as } = await host.customer(ASA)
    const refused = await send({ ...toMyself, targetAddress: 'eva@example.se' }, { as })
    expect(refused.result).toBe('Target email address (eva@example.se) is not from the whitelist!')
    expect((await send({ ...toMyself, targetAddress: 'Asa@Example.se' }, { as })).code).toBe(200)
    expect(mails()).toMatchObject([{ recipient: ASA }])
  })

  it('attaches the drawing of a made-to-measure piece, by its own model', async () => {
    const { token: as } = await host.customer(ASA)
    const { sku, product_option } = ownDoor(820, 1990)
    expect((await send({ ...toMyself, piece: { sku, product_option } }, { as })).code).toBe(200)
    expect(mails()[0]?.data['made_to_measure']).toMatchObject({ measures: { width: 820, height: 1990 } })
    const standard = standardDoor()
    const sizeOnly = { sku: standard.sku, product_option: standard.product_option }
    await send({ ...toMyself, piece: sizeOnly }, { as })
    expect(mails()[1]?.data['made_to_measure']).toMatchObject({ measures: { width: 800, height: 2000 } })
    const tooWide = ownDoor(8200, 1990)
    const piece = { sku, product_option: tooWide.product_option }
    const refused = await send({ ...toMyself, piece }, { as })
    expect([refused.code, refused.fields?.[0]?.field]).toEqual([400, 'piece.product_option.width'])
  })

  it('sends a repeated request once, also with a newer token', async () => {
    for (let tries = 0; tries < 3; tries += 1) expect((await send(letter, { key: 'k1' })).code).toBe(200)
    expect(mails()).toHaveLength(1)
  })

  it('does not flood a mailbox', async () => {
    for (let tries = 0; tries < 5; tries += 1) await send(letter)
    expect((await send(letter)).code).toBe(429)
    expect(mails()).toHaveLength(5)
  })

  it('refuses a text that is too long with a sentence', async () => {
    expect(await send({ ...letter, emailText: 'x'.repeat(20_001) })).toMatchObject({
      code: 400,
      fields: [{ field: 'emailText' }],
    })
  })

  it('makes a button of an address of the shop, and text of every other one', async () => {
    const emailText = 'Se här:\nhttps://shop.example/sv/p/DOOR?width=820\nhttps://evil.example/'
    await send({ ...letter, emailText, subject: '<b>Hej</b>' })
    const { html } = await composeFor(host.database)(mails()[0]!)
    expect(html).toContain('href="https://shop.example/sv/p/DOOR?width=820"')
    expect(html).not.toContain('href="https://evil.example/')
    expect(html).not.toContain('<b>')
  })
})
