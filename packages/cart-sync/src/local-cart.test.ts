import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { EMPTY_CART, type CartChange, type CartDocument } from './cart-document'
import { LocalCart } from './local-cart'
import { InMemoryCartStorage } from './testing'

const paidBy = (payment: string): CartChange => (cart) => ({ ...cart, payment })

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
    expect(cart.isLoaded).toBe(true)
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
})
