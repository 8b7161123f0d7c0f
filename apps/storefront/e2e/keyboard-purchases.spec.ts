import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { accountLink, uniqueEmail, createAccount, PASSWORD, signInDialog } from './support/account'
import { cards } from './support/category'
import { sara } from './support/checkout'
import { tabTo, typeInto } from './support/keyboard'
import { addCutDoorByKeyboard, goToCheckoutByKeyboard } from './support/keyboard-cart'
import { orderByKeyboard } from './support/keyboard-checkout'
import { open } from './support/open'
import { unden } from './support/product'
import { storedOrder } from './support/stored-order'

// The purchases without a network and on the external site are in offline-orders and external-checkout.
const thanks = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: `Tack, ${name}` })
const stored = async (page: Page) =>
  storedOrder(await page.getByRole('main').locator('dt:text-is("Beställning") + dd').innerText())

test(
  'a guest finds a door in a listing and orders it cut to measure with the keyboard alone',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    await tabTo(page, cards(page).getByRole('link', { name: unden.name, exact: true }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: unden.name })).toBeVisible()
    await addCutDoorByKeyboard(page)
    await goToCheckoutByKeyboard(page)
    await orderByKeyboard(page)
    await expect(thanks(page, sara.firstName)).toBeVisible()
    expect((await stored(page))?.doc).toMatchObject({ customer_is_guest: 1 })
  },
)

test('a company orders and creates an account with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  const email = uniqueEmail()
  await open(page, unden.address)
  await addCutDoorByKeyboard(page)
  await goToCheckoutByKeyboard(page)
  await orderByKeyboard(page, { email, password: PASSWORD, company: { name: 'Glas & Ram AB', taxId: '556677-8899' } })
  await expect(thanks(page, sara.firstName)).toBeVisible()
  expect((await stored(page))?.doc).toMatchObject({
    customer_email: email,
    customer_is_guest: 0,
    billing_address: { company: 'Glas & Ram AB', vat_id: '556677-8899' },
  })
})

test('a customer signs in and orders with the keyboard alone', { tag: '@wide' }, async ({ page }) => {
  const account = await createAccount(page)
  await open(page, unden.address)
  await tabTo(page, accountLink(page))
  await page.keyboard.press('Enter')
  await typeInto(page, signInDialog(page).getByLabel('E-post'), account.email)
  await typeInto(page, signInDialog(page).getByLabel('Lösenord', { exact: true }), account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Mitt konto' })).toBeVisible()
  await open(page, unden.address)
  await addCutDoorByKeyboard(page)
  await goToCheckoutByKeyboard(page)
  await orderByKeyboard(page, { isSignedIn: true })
  await expect(thanks(page, 'Åsa')).toBeVisible()
  expect((await stored(page))?.doc).toMatchObject({ customer_email: account.email, customer_is_guest: 0 })
})
