import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { EMPTY_CART, type CartChange, type CartDocument } from './cart-document'
import { LocalCart } from './local-cart'
import { InMemoryCartStorage } from './testing'

const shippedBy =
  (carrier_code: string): CartChange =>
  (cart) => ({ ...cart, shipping: { carrier_code, method_code: 'fast' } })
const paidBy =
  (payment: string): CartChange =>
  (cart) => ({ ...cart, payment })

describe('LocalCart', () => {
  it('shows the later of two tabs’ changes, although its own answer comes last', async () => {
    const disk = new InMemoryCartStorage()
    let answer: () => void = () => undefined
    const slow = disk.anotherTab()
    const update = slow.update.bind(slow)
    slow.update = async (change: CartChange): Promise<CartDocument> => {
      const stored = await update(change)
      await new Promise<void>((resolve) => (answer = resolve))
      return stored
    }
    const [here, there] = [new LocalCart(slow, new RecordingLogger()), new LocalCart(disk, new RecordingLogger())]
    here.follow()
    const mine = here.change(paidBy('here'))
    expect(here.document.payment).toBe('here')
    await there.change(paidBy('there'))
    answer()
    await mine
    expect(here.document.payment).toBe('there')
  })

  it('shows what a slow disk holds when it answers at last', async () => {
    const storage = new InMemoryCartStorage({ ...EMPTY_CART, revision: 57, payment: 'kept' })
    storage.read = () => Promise.reject(new Error('The disk did not answer in time'))
    const update = storage.update.bind(storage)
    let answer: () => void = () => undefined
    const answers = new Promise<void>((resolve) => (answer = resolve))
    storage.update = async (change) => {
      await answers
      return update(change)
    }
    const cart = new LocalCart(storage, new RecordingLogger())
    await cart.load()
    expect(cart.document.payment).toBe(null)
    answer()
    await expect.poll(() => cart.document.payment).toBe('kept')
  })

  it('starts anew when the shopper has emptied the browser’s storage', async () => {
    const storage = new InMemoryCartStorage({ ...EMPTY_CART, revision: 57, payment: 'old' })
    const cart = new LocalCart(storage, new RecordingLogger())
    await cart.load()
    const emptied = new InMemoryCartStorage()
    storage.update = (change) => emptied.update(change)
    await cart.change(paidBy('new'))
    expect(cart.document).toMatchObject({ payment: 'new', revision: 1 })
  })

  describe('where the device could not store a change', () => {
    const full = async () => {
      const storage = new InMemoryCartStorage()
      const cart = new LocalCart(storage, new RecordingLogger())
      const update = storage.update.bind(storage)
      cart.follow()
      await cart.load()
      storage.update = () => {
        storage.update = update
        return Promise.reject(new Error('No room'))
      }
      return { storage, cart }
    }

    it('keeps it shown, also when another tab stores, and the next change takes it along', async () => {
      const { storage, cart } = await full()
      await cart.change(paidBy('card'))
      expect([cart.document.payment, storage.cart.payment]).toEqual(['card', null])
      await new LocalCart(storage.anotherTab(), new RecordingLogger()).change(shippedBy('post'))
      expect(cart.document).toMatchObject({ payment: 'card', shipping: { carrier_code: 'post' } })
      await cart.change((document) => document)
      expect(storage.cart).toMatchObject({ payment: 'card', shipping: { carrier_code: 'post' } })
    })

    it('makes it before the changes that came later', async () => {
      const { storage, cart } = await full()
      await Promise.all([cart.change(paidBy('card')), cart.change(paidBy('invoice'))])
      expect([cart.document.payment, storage.cart.payment]).toEqual(['invoice', 'invoice'])
      await cart.change((document) => document)
      expect(storage.cart.payment).toBe('invoice')
    })

    it('neither shows nor stores one that had to be on disk first', async () => {
      const { storage, cart } = await full()
      await expect(cart.store(paidBy('card'))).rejects.toThrow('No room')
      expect(cart.document.payment).toBeNull()
      await cart.change((document) => document)
      expect(storage.cart.payment).toBeNull()
    })
  })
})
