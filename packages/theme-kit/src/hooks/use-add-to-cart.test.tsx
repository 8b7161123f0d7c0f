// @vitest-environment happy-dom
import { accept } from '@vitrin/kernel'
import { expect, it } from 'vitest'
import type { ProductStore } from '../stores'
import { showInShop } from '../testing/show-in-shop'
import { useAddToCart } from './use-add-to-cart'

const draft = { sku: 'SILJAN-B-90', qty: 2 }

/** The product page of a line, or of no line, and a cart that holds the line. */
async function press(editedLine: string | undefined): Promise<readonly unknown[]> {
  const calls: unknown[] = []
  const called =
    (name: string) =>
    async (...args: readonly unknown[]) => {
      calls.push([name, ...args])
      return accept(undefined)
    }
  const store = { editedLine, selection: undefined, toCartItems: async () => accept([draft]) }
  const cart = { items: [{ key: 'A' }], editMode: { key: 'A' }, add: called('add'), replace: called('replace') }
  const Buy = () => {
    const { add } = useAddToCart(store as unknown as ProductStore, { onConsentMissing: () => undefined })
    return <button onClick={() => void add()}>Add</button>
  }
  const shown = await showInShop(<Buy />, { language: 'en', messages: {}, shopper: { cart } })
  await shown.click('button')
  await expect.poll(() => calls).toHaveLength(1)
  await shown.close()
  return calls
}

it('updates the cart’s line that the page changes, and adds a line otherwise [R4.12]', async () => {
  expect(await press('short-key')).toEqual([['replace', 'A', draft, { consentToOwnMeasures: false }]])
  expect(await press(undefined)).toEqual([['add', [draft], { consentToOwnMeasures: false }]])
})
