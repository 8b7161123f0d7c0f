// @vitest-environment happy-dom
import { messages } from '@vitrin/i18n/messages/en'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { dialog, eventually, field, press, wordsOf } from './testing/screen'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
  tab = await openTab(host, '/sv/p/KG-2001/glasskrapa-vik-mattsvart')
})
afterAll(() => {
  tab.close()
  host.close()
})

const title = () => wordsOf(dialog()?.querySelector('h2'))
const ACCOUNT = 'Skapa ett konto med beställningen'

describe('a guest in the checkout', () => {
  it('may tick a box for an account with the purchase, which is not ticked at first [R6.03]', async () => {
    await press('Lägg i varukorgen')
    await eventually(() => expect(tab.shopper.cart.count).toBe(1))
    await tab.visit('/sv/checkout')
    await eventually(() => expect(field(ACCOUNT).checked).toBe(false))
    expect(() => field('Upprepa lösenordet')).toThrow('There is no field')
    await press(ACCOUNT)
    await eventually(() => expect(field('Upprepa lösenordet').type).toBe('password'))
  })
})

describe('a guest in the account', () => {
  it('is sent home and asked to sign in [R6.01 login] [R6.01 sentence] [R6.01 not authorized]', async () => {
    tab.go('/sv/my-account/orders')
    await eventually(() => expect(title()).toBe('Logga in för att se sidan'))
    expect(wordsOf(dialog()?.querySelector('h2 + p'))).toBe('Du har inte tillgång till sidan.')
    await eventually(() => expect(tab.storefront.pages.paintedPage?.url).toBe('/sv'))
    expect(tab.storefront.ui.afterSignIn).toBe('/sv/my-account/orders')
    tab.storefront.ui.closeModal()
  })

  it('reads both sentences in English, too [R6.01 sentence] [R6.01 not authorized]', () => {
    expect(messages['account.loginRequired']).toBe('You need to be logged in to see this page')
    expect(messages['account.notAuthorized']).toBe('not authorized')
  })

  it('reads neither where no page needs a sign-in [R6.01 login]', async () => {
    await eventually(() => expect(dialog()).toBeUndefined())
    tab.storefront.ui.openModal('authentication')
    await eventually(() => expect(title()).toBe('Logga in'))
    expect(wordsOf(dialog())).not.toContain('tillgång')
    tab.storefront.ui.closeModal()
  })
})
