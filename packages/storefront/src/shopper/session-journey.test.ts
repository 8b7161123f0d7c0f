import { aDraft } from '@vitrin/cart-sync/testing'
import { aProduct } from '@vitrin/catalog/testing'
import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { credentials, settle, shopperDevice } from '../testing/shopper-device'
import { openAccount } from './open-account'

describe('the shopper’s part and its session', () => {
  it('opens an account with the purchase, and the cart belongs to it [R6.03]', async () => {
    const { open, disk } = shopperDevice()
    const { shopper } = await open()
    await shopper.cart.add([aDraft('A')])
    const account = {
      email: credentials.username,
      firstname: 'Åsa',
      lastname: 'Berg',
      password: credentials.password,
      addresses: [],
    }
    expect(await openAccount(shopper.session, shopper.cart)(account)).toMatchObject({ ok: true })
    expect([shopper.session.account, disk.cart.cart.owner]).toEqual(['7', '7'])
  })

  it('merges carts, loads orders and fills the checkout at the sign-in [R4.14] [R4.15] [R6.04]', async () => {
    const { open, host } = shopperDevice()
    const { shopper } = await open()
    await shopper.cart.add([aDraft('A', { qty: 2 })])
    await settle()
    expect(host.historyAskedFor).toEqual([])
    await shopper.session.login(credentials)
    await settle()
    expect([host.cart.quantities('cart-of-7'), host.historyAskedFor, shopper.orderHistory.orders.length]).toEqual([
      { A: 2 },
      ['7'],
      1,
    ])
    expect(shopper.checkout.personalDetails).toMatchObject({
      firstName: 'Åsa',
      lastName: 'Berg',
      emailAddress: 'asa@example.se',
    })
  })

  async function signedOut() {
    const world = shopperDevice()
    const { shopper, said } = await world.open()
    await shopper.session.login(credentials)
    await shopper.wishlist.add(aProduct({ sku: 'W' }))
    await shopper.compare.add(aProduct({ sku: 'C' }))
    await shopper.recentlyViewed.add(aProduct({ sku: 'R' }))
    await shopper.cart.add([aDraft('A')])
    await settle()
    await shopper.session.logout()
    await settle()
    return { ...world, shopper, said }
  }

  it('clears cart and lists [R4.18 cart] [R4.18 wishlist] [R4.18 compare] [R7.28 user logout]', async () => {
    const { shopper, host, disk } = await signedOut()
    expect([shopper.cart.items, shopper.wishlist.items, shopper.compare.items]).toEqual([[], [], []])
    expect([disk.account.session.leaving, host.cart.quantities('cart-of-7')]).toEqual([null, { A: 1 }])
    expect(shopper.recentlyViewed.items.map(({ sku }) => sku)).toEqual(['R'])
  })

  it('clears checkout and orders at the sign-out [R4.18 checkout details] [R4.18 order history]', async () => {
    const { shopper, disk } = await signedOut()
    expect([shopper.orderHistory.orders, await disk.orderHistory.read()]).toEqual([[], undefined])
    expect([shopper.checkout.personalDetails.emailAddress, await disk.checkout.read()]).toEqual(['', undefined])
  })

  it('says that the shopper is signed out [R4.18 message]', async () => {
    const { said } = await signedOut()
    expect(said().at(-1)).toBe('account.loggedOut')
  })

  it('deletes it at the next start when the page closed before [R4.18 wishlist] [R4.18 cart]', async () => {
    const { open, disk } = shopperDevice()
    const { shopper, stop } = await open()
    await shopper.session.login(credentials)
    await shopper.wishlist.add(aProduct({ sku: 'W' }))
    stop()
    await disk.account.update((session) => ({
      ...session,
      token: null,
      refreshToken: null,
      current: null,
      leaving: '7',
    }))
    const next = await open()
    await settle()
    expect([next.shopper.wishlist.items, next.shopper.cart.items, disk.account.session.leaving]).toEqual([[], [], null])
  })

  it('asks for a sign-in when the host ended the session, and then sends what waited [R4.20]', async () => {
    const { open, host, connectivity } = shopperDevice()
    const { storefront, shopper } = await open()
    await shopper.session.login(credentials)
    await shopper.cart.add([aDraft('A', { qty: 2 })])
    await settle()
    connectivity.set(false)
    await shopper.cart.setQty('A', 5)
    await shopper.session.updateProfile({ firstname: 'Eva', lastname: 'Berg', email: 'asa@example.se' })
    connectivity.set(true)
    host.user.faults.push(new HostRejection({ code: 401, result: 'Invalid refresh token provided' }))
    host.tasks.reply({
      code: 401,
      result: 'Error refreshing user token. User is not authorized to access the resource',
    })
    await expect(shopper.session.lease.renewed('7', 't1')).rejects.toBeInstanceOf(HostRejection)
    await settle()
    expect([storefront.ui.modal, shopper.cart.items, shopper.queue.tasks]).toEqual(['authentication', [], []])
    await shopper.session.login(credentials)
    await settle()
    expect(host.cart.quantities('cart-of-7')).toEqual({ A: 5 })
    expect(host.tasks.sent.at(-1)).toMatchObject({ account: '7', scope: 'profile' })
  })

  it('shows the account’s cart after a reload, also without a network [R4.13] [R7.28 cart load]', async () => {
    const { open, connectivity } = shopperDevice()
    const { shopper, stop } = await open()
    await shopper.session.login(credentials)
    await shopper.cart.add([aDraft('A', { qty: 2 })])
    await settle()
    stop()
    connectivity.set(false)
    const next = await open()
    expect([next.shopper.session.account, next.shopper.cart.items.map(({ sku, qty }) => [sku, qty])]).toEqual([
      '7',
      [['A', 2]],
    ])
  })

  it('fetches profile and orders at the start of a page with a token, and nothing for a guest [R4.13]', async () => {
    const { open, host } = shopperDevice()
    const { shopper, stop } = await open()
    await settle()
    expect([host.historyAskedFor, host.user.calls]).toEqual([[], []])
    await shopper.session.login(credentials)
    await settle()
    stop()
    host.historyAskedFor.length = 0
    host.user.calls.length = 0
    const next = await open()
    await settle()
    expect([host.historyAskedFor, host.user.calls, next.shopper.orderHistory.orders.length]).toEqual([
      ['7'],
      ['me 7'],
      1,
    ])
  })

  it.each([
    [undefined, 1],
    [3, 3],
  ])(
    'takes its attempts from the setting for network tasks: %s [R9.10 refresh attempts]',
    async (attempts, refreshes) => {
      const { open, host } = shopperDevice()
      const { shopper } = await open(attempts === undefined ? {} : { maxNetworkTaskAttempts: attempts })
      const login = await host.user.login(credentials)
      await shopper.session.login(credentials)
      let [refused, made] = [login.token, 0]
      for (; made < 9; made += 1) {
        refused = await shopper.session.lease.token('7').catch(() => '')
        const renewed = await shopper.session.lease.renewed('7', refused).catch(() => undefined)
        if (renewed === undefined) break
      }
      expect(made).toBe(refreshes)
    },
  )
})
