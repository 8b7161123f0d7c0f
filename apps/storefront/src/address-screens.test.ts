// @vitest-environment happy-dom
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buy } from '../server/testing/buy'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { eventually, field, heading, wordsOf } from './testing/screen'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
  tab = await openTab(host, '/sv/create-password')
})
afterAll(() => {
  tab.close()
  host.close()
})

const main = () => document.querySelector('main')!

it('/create-password takes a new password for the address of the mailed link [R2.10]', async () => {
  const broken = 'Länken fungerar inte. Öppna den från mejlet igen, eller be om en ny.'
  await eventually(() => expect(wordsOf(main())).toContain(broken))
  await tab.visit('/sv/create-password?resetToken=secret&email=asa%40example.se')
  await eventually(() => expect(field('E-post', main()).value).toBe('asa@example.se'))
  expect(field('Nytt lösenord', main()).type).toBe('password')
})

it('/my-account and /order-success show a customer’s own data [R2.04] [R2.16]', async () => {
  const { session } = tab.shopper
  await session.register({ firstname: 'Åsa', lastname: 'Berg', email: 'asa@example.se', password: 'åtta tecken' })
  await session.login({ username: 'asa@example.se', password: 'åtta tecken' })
  const customer = { id: session.current!.id, token: await session.lease.token(session.account) }
  await buy(host, [{ sku: 'KG-2001', qty: 1 }], customer)

  await tab.visit('/sv/my-account')
  await eventually(() => expect(field('Förnamn', main()).value).toBe('Åsa'))

  await tab.visit('/sv/order-success?orderId=000000001')
  await eventually(() => expect(wordsOf(main())).toContain('Glasskrapa Vik, mattsvart'))
  expect(heading()).toBe('Tack för din beställning')
  expect(wordsOf(main())).toContain('000000001')
})
