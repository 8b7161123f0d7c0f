import { describe, expect, it } from 'vitest'
import { addLine, removeLine } from '../cart-changes'
import { EMPTY_CART, type CartDocument } from '../cart-document'
import type { CartStorage } from '../ports'
import { aDraft } from '../testing/builders'

export interface CartStorageWorld {
  /** Storages of one empty device, as many as tabs are asked for; one where tabs cannot share. */
  readonly open: (tabs: number) => readonly CartStorage[] | Promise<readonly CartStorage[]>
  /** Tabs share what is stored. */
  readonly isShared: boolean
}

const plusOne = (cart: CartDocument): CartDocument => ({ ...cart, run: cart.run + 1 })

/** What every `CartStorage` does, fake or real. */
export function cartStorageContract(name: string, { open, isShared }: CartStorageWorld): void {
  async function openOne(): Promise<CartStorage> {
    const [storage] = await open(1)
    if (!storage) throw new Error('No storage was opened')
    return storage
  }

  async function openTwo(): Promise<readonly [CartStorage, CartStorage]> {
    const [one, other] = await open(2)
    if (!one || !other) throw new Error('Two tabs were asked for')
    return [one, other]
  }

  describe(`${name} as CartStorage`, () => {
    it('has the empty cart until something is stored', async () => {
      expect(await (await openOne()).read()).toEqual(EMPTY_CART)
    })

    it('settles an update with what it stored, and reads that again', async () => {
      const storage = await openOne()
      const draft = aDraft('DOOR', {
        product_option: { extension_attributes: { custom_options: [{ option_id: '901', option_value: '874' }] } },
      })
      const stored = await storage.update(addLine(draft, 2))
      expect(stored.cartItems).toMatchObject([{ sku: 'DOOR', qty: 2, prev_qty: 0 }])
      expect(await storage.read()).toEqual(stored)
    })

    it('makes each update on what the one before it stored', async () => {
      const storage = await openOne()
      await Promise.all([
        storage.update(addLine(aDraft('A'), 1)),
        storage.update(addLine(aDraft('A'), 2)),
        storage.update(addLine(aDraft('B'), 1)),
      ])
      await storage.update(removeLine('B'))
      expect((await storage.read()).cartItems.map(({ key, qty }) => [key, qty])).toEqual([['A', 3]])
    })

    it('rejects when the change throws, and stores nothing', async () => {
      const storage = await openOne()
      const failing = storage.update(() => {
        throw new Error('This change cannot be made')
      })
      await expect(failing).rejects.toThrow('This change cannot be made')
      expect(await storage.read()).toEqual(EMPTY_CART)
    })

    if (!isShared) return

    it('loses no update of two tabs that change the cart at once', async () => {
      const tabs = await openTwo()
      const updates = Array.from({ length: 10 }, (_, index) => tabs[index % 2 === 0 ? 0 : 1].update(plusOne))
      const numbers = (await Promise.all(updates)).map(({ run }) => run)
      expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect((await tabs[1].read()).run).toBe(10)
    })

    it('tells the other tabs what was stored, until they stop listening', async () => {
      const [here, there] = await openTwo()
      const seen: number[] = []
      let stop = () => undefined as void
      const change = new Promise<CartDocument>((resolve) => {
        stop = there.onChange((cart) => {
          seen.push(cart.run)
          resolve(cart)
        })
      })
      const own: number[] = []
      const stopOwn = here.onChange(({ run }) => own.push(run))
      const stored = await here.update(plusOne)
      expect(await change).toEqual(stored)
      stop()
      await here.update(plusOne)
      // By then the other tab would have its change, too.
      const later = new Promise((resolve) => there.onChange(resolve))
      await here.update(plusOne)
      await later
      stopOwn()
      expect(seen).toEqual([1])
      expect(own).toEqual([])
    })
  })
}
