import type { CartItem } from '@vitrin/cart-sync'
import { HostRejection } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { aLine } from '@vitrin/cart-sync/testing'
import { describe, expect, it } from 'vitest'
import { externalSite, handOverAddress } from './external-checkout'
import { ExternalCheckoutStore } from './external-checkout-store'
import { InMemoryHandOverStorage } from './testing/in-memory-storages'

const SITE = 'https://pay.example'
const cartToken = 'c'.repeat(32)

interface Host {
  readonly token?: string | null
  readonly isAgreed?: boolean
  readonly account?: string
  readonly userToken?: () => Promise<string>
}

/** A cart with the answers of its host. */
function shop({ token = cartToken, isAgreed = true, account = 'guest', userToken = async () => '' }: Host = {}) {
  const left: string[] = []
  const storage = new InMemoryHandOverStorage()
  const connectivity = new SwitchableConnectivity()
  const clock = new ManualClock()
  const cart = {
    items: [aLine('A', 2)] as readonly CartItem[],
    token: undefined as string | undefined,
    syncs: 0,
    isSyncedSince: (sinceMs: number) => isAgreed && cart.syncs > 0 && sinceMs === clock.now(),
    sync: async () => {
      cart.syncs += 1
      cart.token = token ?? undefined
    },
  }
  const checkout = new ExternalCheckoutStore({
    site: SITE,
    cart,
    storage,
    account: () => account,
    userToken,
    connectivity,
    leaveFor: (address) => left.push(address),
    clock,
    logger: new RecordingLogger(),
  })
  return { cart, checkout, connectivity, left, storage }
}

describe('the site of an external checkout', () => {
  const config = { cmsUrl: 'https://default.example', stores: { sv: { cmsUrl: 'https://sv.example' } } }

  it('is the store’s own, and the default one for the English store only [R1.08 sv] [R1.08 en] [R2.43]', () => {
    expect(['sv', 'en', 'et'].map((store) => externalSite(config, store))).toEqual([
      'https://sv.example',
      'https://default.example',
      undefined,
    ])
    expect(externalSite({ ...config, stores: { ...config.stores, en: { cmsUrl: 'https://en.example' } } }, 'en')).toBe(
      'https://en.example',
    )
  })

  it('gets both tokens in the path; a guest’s is empty between two slashes [R2.43]', () => {
    expect(handOverAddress('https://sv.example/', { userToken: 't.o-k_en', cartToken: 'c1' })).toBe(
      'https://sv.example/vue/cart/sync/token/t.o-k_en/cart/c1',
    )
    expect(handOverAddress('https://sv.example//', { userToken: 'u', cartToken: 'c' })).toBe(
      'https://sv.example/vue/cart/sync/token/u/cart/c',
    )
    expect(handOverAddress('https://sv.example', { userToken: '', cartToken: 'a/b?c' })).toBe(
      'https://sv.example/vue/cart/sync/token//cart/a%2Fb%3Fc',
    )
  })
})

describe('ExternalCheckoutStore', () => {
  it('leaves only after the cart was synchronised, and remembers what it handed over [R2.43]', async () => {
    const { cart, checkout, left, storage } = shop()
    await checkout.handOver()
    expect([cart.syncs, left]).toEqual([1, [`${SITE}/vue/cart/sync/token//cart/${cartToken}`]])
    expect(await storage.read()).toEqual({
      cartId: cartToken,
      account: 'guest',
      lines: [{ key: 'A', sku: 'A', qty: 2 }],
      ordered: null,
    })
  })

  it('passes on the token of a customer', async () => {
    const { checkout, left } = shop({ account: '7', userToken: async () => 'jwt' })
    await checkout.handOver()
    expect(left).toEqual([`${SITE}/vue/cart/sync/token/jwt/cart/${cartToken}`])
  })

  it('stays without a network and leaves at the next attempt with a network', async () => {
    const { cart, checkout, connectivity, left } = shop()
    connectivity.set(false)
    await checkout.handOver()
    expect([checkout.state, cart.syncs, left]).toEqual(['offline', 0, []])
    connectivity.set(true)
    await checkout.handOver()
    expect([checkout.state, left.length]).toEqual(['leaving', 1])
  })

  it.each([
    ['has no cart', { token: null }],
    ['did not answer, or has another cart', { isAgreed: false }],
    [
      'no longer knows the customer',
      { account: '7', userToken: () => Promise.reject(new HostRejection({ code: 401, result: 'no' })) },
    ],
  ])('stays where the host %s, and says so', async (_, given) => {
    const { checkout, left, storage } = shop(given)
    await checkout.handOver()
    expect([checkout.state, left, (await storage.read()).cartId]).toEqual(['failed', [], null])
  })

  it('does not leave the page when the shopper has turned back meanwhile', async () => {
    const { checkout, left } = shop()
    const leaving = checkout.handOver()
    checkout.stay()
    await leaving
    expect(left).toEqual([])
  })

  it('leaves also when the device cannot store the hand-over', async () => {
    const { checkout, left, storage } = shop()
    storage.update = () => Promise.reject(new Error('QuotaExceededError'))
    await checkout.handOver()
    expect(left).toHaveLength(1)
  })
})
