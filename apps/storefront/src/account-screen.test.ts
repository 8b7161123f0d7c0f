// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buy } from '../server/testing/buy'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { eventually, heading, press, wordsOf } from './testing/screen'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
  tab = await openTab(host, '/sv/p/KG-1101/duschdorr-unden')
  const { session } = tab.shopper
  await session.register({ firstname: 'Åsa', lastname: 'Berg', email: 'asa@example.se', password: 'åtta tecken' })
  await session.login({ username: 'asa@example.se', password: 'åtta tecken' })
  const customer = { id: session.current!.id, token: await session.lease.token(session.account) }
  await buy(host, [{ sku: 'KG-1101-MA-6123', qty: 1 }], customer)
  await tab.visit('/sv/my-account')
})
afterAll(() => {
  tab.close()
  host.close()
})

const section = () => document.querySelector('.account-body')
const account = () => document.querySelector<HTMLElement>('nav.account-nav') ?? undefined

describe('the account', () => {
  it.each([
    { member: 'profile', link: 'Min profil', title: 'Mitt konto', shows: 'Dina uppgifterFörnamn' },
    {
      member: 'shipping details',
      link: 'Leveransuppgifter',
      title: 'Leveransuppgifter',
      shows: 'Sparade adresser',
    },
    { member: 'newsletter', link: 'Nyhetsbrev', title: 'Nyhetsbrev', shows: 'Anmäl mig' },
    { member: 'orders', link: 'Mina beställningar', title: 'Mina beställningar', shows: '000000001' },
    { member: 'loyalty card', link: 'Kundkort', title: 'Kundkort', shows: 'KlarglasÅsa Berg00000001' },
    { member: 'product reviews', link: 'Mina omdömen', title: 'Mina omdömen', shows: 'Inga omdömen ännu' },
    {
      member: 'recently viewed products',
      link: 'Senast visade',
      title: 'Senast visade',
      shows: 'Duschdörr Unden',
    },
  ])('has $member [R2.23 $member]', async ({ link, title, shows }) => {
    await press(link, account)
    await eventually(() => expect([heading(), wordsOf(section())]).toEqual([title, expect.stringContaining(shows)]))
  })

  it('shows one order with its pieces, totals and addresses [R2.23 order view]', async () => {
    await press('Mina beställningar', account)
    await eventually(() => expect(wordsOf(section())).toContain('000000001'))
    await press(/^Visa/, () => section() ?? undefined)
    await eventually(() => expect(heading()).toBe('Beställning 000000001'))
    for (const shown of ['Duschdörr Unden', 'Totalt 5 700,00 kr', 'LeveransadressÅsa Berg', 'Betalning vid leverans'])
      expect(wordsOf(section())).toContain(shown)
  })
})
