import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { cards, openCategoryFromMenu } from './support/category'
import { goToCheckout, orderAsGuest } from './support/checkout'
import { cartLine, openMicrocart } from './support/microcart'
import { notice } from './support/notices'
import { entriesOnDevice } from './support/on-device'
import { open } from './support/open'
import { buyForm, cartButton, unden } from './support/product'

const NOTHING_STORED = 'Webbläsaren sparar inget i det här läget. Varukorgen finns bara tills du stänger fliken.'
const OUTDATED = 'Butiken är uppdaterad i en annan flik. Ladda om sidan för att fortsätta här.'

/** Adds a door and waits until it is stored: the shop announces it only then. */
async function addDoor(page: Page): Promise<void> {
  await buyForm(page).getByRole('radio', { name: 'Krom' }).check()
  await buyForm(page).getByRole('radio', { name: '70 cm' }).check()
  await buyForm(page).getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
  await expect(notice(page, 'Varan ligger i varukorgen.')).toBeVisible()
}

test('without browser storage the shop says so and still sells, in this tab', async ({ page, watch }) => {
  watch.expectConsole(/stores nothing|cache could not be/)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not in this window', 'SecurityError')
    }
  })
  await open(page, unden.address)
  // A new visitor's first press asks for the storage.
  await page.keyboard.press('Tab')
  await expect(notice(page, NOTHING_STORED)).toBeVisible()
  await addDoor(page)
  const cart = await openMicrocart(page)
  await expect(cartLine(page, unden.name)).toBeVisible()
  await expect(cart).toContainText(unden.name)
  await goToCheckout(page)
  await orderAsGuest(page)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg')
})

test('without room for the cache the cart still survives a reload', async ({ page, watch }) => {
  watch.expectConsole(/cache could not be/)
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- bound where it is called
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...row) {
      if (this.transaction.db.name !== 'sv-cache') return put.apply(this, row)
      sessionStorage.setItem(`${this.name} refused`, 'yes')
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await open(page, '/')
  await openCategoryFromMenu(page, 'Duschdörrar')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('elasticCache refused'))).toBe('yes')
  await cards(page).getByRole('link', { name: unden.name, exact: true }).click()
  await addDoor(page)
  await open(page, unden.address)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
})

test('on a full device the cache is cleared to make room for the cart', async ({ page, watch }) => {
  watch.expectConsole(/The device is full/)
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- bound where it is called
    const { put, clear } = IDBObjectStore.prototype
    let hasRoom = false
    IDBObjectStore.prototype.clear = function () {
      if (this.transaction.db.name === 'sv-cache') hasRoom = true
      return clear.call(this)
    }
    IDBObjectStore.prototype.put = function (...row) {
      if (this.name === 'cart' && !hasRoom) throw new DOMException('No room', 'QuotaExceededError')
      return put.apply(this, row)
    }
  })
  await open(page, unden.address)
  await addDoor(page)
  await open(page, unden.address)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
})

test('the shop opens with a broken stored cart and keeps its valid lines', async ({ page, watch }) => {
  watch.expectConsole(/is broken and set aside/)
  await open(page, unden.address)
  await addDoor(page)
  await page.evaluate(async () => {
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      })
    const database = await resultOf(indexedDB.open('sv-shop'))
    const carts = database.transaction('cart', 'readwrite').objectStore('cart')
    const row = (await resultOf(carts.get('current-cart'))) as {
      readonly doc: { readonly cartItems: readonly object[] }
    }
    await resultOf(
      carts.put({ ...row, doc: { ...row.doc, cartItems: ['trunc', ...row.doc.cartItems, { sku: 'X', qty: -3 }] } }),
    )
    database.close()
  })
  await open(page, unden.address)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
})

test('a page asks to be reloaded after a newer version has upgraded the storage', async ({ page, watch }) => {
  watch.expectConsole(/could not be (stored|read|removed)|A cart run ended early|Upgrade/)
  await open(page, unden.address)
  await addDoor(page)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('sv-shop', 1000)
        request.addEventListener('success', () => {
          request.result.close()
          resolve()
        })
        request.addEventListener('error', () => reject(request.error ?? new Error('No answer')))
      }),
  )
  await expect(notice(page, OUTDATED)).toBeVisible()
  await open(page, unden.address)
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
})

test('a product that was left before a slow device had answered is remembered', async ({ page }) => {
  await page.addInitScript(() => {
    const plain = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess')!
    Object.defineProperty(IDBOpenDBRequest.prototype, 'onsuccess', {
      set(this: IDBOpenDBRequest, answer: (event: Event) => void) {
        plain.set!.call(this, (event: Event) => setTimeout(() => answer.call(this, event), 2000))
      },
    })
  })
  await open(page, unden.address)
  await page.getByRole('banner').getByRole('link', { name: 'Klarglas, till startsidan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Glas efter dina mått' })).toBeVisible()
  await expect.poll(() => entriesOnDevice(page, 'recently-viewed')).toBe(1)
})
