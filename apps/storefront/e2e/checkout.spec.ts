import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { accountLink, uniqueEmail, createAccount, PASSWORD } from './support/account'
import { fillPayment, fillPersonal, fillShipping, goToCheckout, placeOrder } from './support/checkout'
import { openMicrocart } from './support/microcart'
import { layoutShifts } from './support/layout-shift'
import { isTypedOnDevice } from './support/on-device'
import { open } from './support/open'
import { addToCart, unden } from './support/product'
import { storedOrder } from './support/stored-order'

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

test.beforeEach(async ({ page }) => {
  await open(page, unden.address)
  await addToCart(page)
  await openMicrocart(page)
  await goToCheckout(page)
})

test('the address shows the step: back, forward and a reload follow it', { tag: '@both' }, async ({ page }) => {
  await fillPersonal(page)
  await expect(page).toHaveURL(/\/sv\/checkout#shipping$/)
  await fillShipping(page)
  await expect(page).toHaveURL(/#payment$/)
  await page.goBack()
  await expect(question(page, 'Vart ska glaset?')).toBeFocused()
  await page.goBack()
  await expect(question(page, 'Vem beställer?')).toBeFocused()
  await page.goForward()
  await page.goForward()
  await expect(question(page, 'Hur vill du betala?')).toBeFocused()
  await page.reload()
  await expect(question(page, 'Hur vill du betala?')).toBeVisible()
  await page.getByRole('button', { name: 'Ändra leverans' }).click()
  await expect(page).toHaveURL(/#shipping$/)
  await page.goBack()
  await fillPayment(page)
  await expect(page).toHaveURL(/#orderReview$/)
})

test('a step with unfinished steps before it leads to the first unfinished one', async ({ page }) => {
  // On the open page only the hash changes.
  await page.goto('/sv/checkout#orderReview')
  await expect(page).toHaveURL(/#personalDetails$/)
  await open(page, '/sv')
  await open(page, '/sv/checkout#orderReview')
  await expect(question(page, 'Vem beställer?')).toBeVisible()
  await expect(page).toHaveURL(/#personalDetails$/)
})

test('nothing moves when the cart comes', { tag: '@both' }, async ({ page }) => {
  await page.reload()
  await expect(question(page, 'Vem beställer?')).toBeVisible()
  await expect(page.getByRole('complementary', { name: /Din beställning/ })).toBeVisible()
  expect(await layoutShifts(page)).toEqual([])
})

test('what was typed outlives a reload', { tag: '@theme' }, async ({ page, hands }) => {
  const { checkout, at } = hands
  await fillPersonal(page)
  await checkout.street.type('Storgatan 1')
  await checkout.zip.type('111')
  await checkout.zip.leave()
  await expect.poll(() => isTypedOnDevice(page, '111')).toBe(true)
  await page.reload()
  await expect(at(checkout.street)).toHaveValue('Storgatan 1')
  await expect(at(checkout.zip)).toHaveValue('111')
})

test('the terms open in a dialog of the checkout', async ({ page }) => {
  await fillPersonal(page)
  await fillShipping(page)
  await fillPayment(page)
  await page.getByRole('main').getByRole('link', { name: 'Köpvillkor' }).click()
  const terms = page.getByRole('dialog', { name: 'Köpvillkor' })
  await expect(terms.getByRole('heading', { level: 2 }).nth(1)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(terms).toBeHidden()
  await expect(page.getByRole('main').getByRole('link', { name: 'Köpvillkor' })).toBeFocused()
  await expect(page).toHaveURL(/#orderReview$/)
})

test(
  'an account is created with the order, and the order belongs to it [R6.03]',
  { tag: '@theme' },
  async ({ page, hands }) => {
    const email = uniqueEmail()
    await page.getByRole('checkbox', { name: 'Skapa ett konto med beställningen' }).check()
    await hands.checkout.password.type('kort')
    await hands.checkout.repeatPassword.type('Hemligt-2')
    await hands.checkout.submit('personal')
    await expect(hands.at(hands.checkout.password)).toHaveAccessibleDescription(/minst 8/)
    await expect(hands.at(hands.checkout.repeatPassword)).toHaveAccessibleDescription('Lösenorden är inte lika.')
    await expectAccessible(page)
    await hands.checkout.password.type(PASSWORD)
    await hands.checkout.repeatPassword.type(PASSWORD)
    await fillPersonal(page, { email })
    await fillShipping(page)
    await fillPayment(page)
    const order = storedOrder(await placeOrder(page))
    expect(order?.doc).toMatchObject({ customer_email: email, customer_is_guest: 0 })
    await accountLink(page).click()
    await expect(page.getByText(`Du är inloggad som ${email}.`)).toBeVisible()
  },
)

test('an existing account does not block the order [R6.03]', { tag: '@theme' }, async ({ page, hands, watch }) => {
  // The browser itself logs that the host refuses the account and the password.
  watch.expectConsole(/status of 40[01]/)
  const { email } = await createAccount(page)
  await page.getByRole('checkbox', { name: 'Skapa ett konto med beställningen' }).check()
  await hands.checkout.password.type('Ett-annat-1')
  await hands.checkout.repeatPassword.type('Ett-annat-1')
  await fillPersonal(page, { email })
  await fillShipping(page)
  await fillPayment(page)
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check()
  await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
  await expect(page.getByText('Det finns redan ett konto med den e-postadressen.')).toBeVisible()
  await page.getByRole('button', { name: 'Beställ utan konto' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tack, Sara' })).toBeVisible()
})

test('a company gets the delivery in Spain and the invoice at another address [R5.21]', async ({ page, hands }) => {
  await fillPersonal(page)
  await expect(hands.at(hands.checkout.region)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Land' }).selectOption({ label: 'Spanien' })
  await hands.checkout.region.type('Comunidad de Madrid')
  await fillShipping(page, { phone: '+34 612 34 56 78' })
  await page.getByRole('checkbox', { name: 'Jag beställer för ett företag' }).check()
  await page.getByRole('button', { name: 'Vidare till granskning' }).click()
  await expect(hands.at(hands.checkout.companyName)).toBeFocused()
  await expect(page.getByText('2 fält behöver rättas')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Jag beställer för ett företag' }).uncheck()
  await expect(page.getByText(/behöver rättas/)).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Jag beställer för ett företag' }).check()
  await hands.checkout.companyName.type('Vidrio & Hijos <S.L.>')
  await hands.checkout.taxId.type('ES-B12345678')
  await page.getByRole('checkbox', { name: 'Fakturan går till samma adress' }).uncheck()
  await hands.checkout.firstName.type('محمد')
  await hands.checkout.lastName.type("O'Brien")
  await hands.checkout.street.type('Gran Vía')
  await hands.checkout.zip.type('28013')
  await hands.checkout.city.type('Madrid\'); DROP TABLE "order";--')
  await fillPayment(page)
  const order = storedOrder(await placeOrder(page))
  expect(order?.doc).toMatchObject({
    billing_address: {
      company: 'Vidrio & Hijos <S.L.>',
      vat_id: 'ES-B12345678',
      firstname: 'محمد',
      lastname: "O'Brien",
      street: ['Gran Vía', ''],
      city: 'Madrid\'); DROP TABLE "order";--',
      country_id: 'SE',
    },
    extension_attributes: {
      shipping_assignments: [{ shipping: { address: { country_id: 'ES', region: 'Comunidad de Madrid' } } }],
    },
  })
})

test(
  'the review names what is ordered, and the confirmation has an address of its own',
  {
    tag: '@narrow',
  },
  async ({ page, browser, baseURL }) => {
    await fillPersonal(page)
    await fillShipping(page)
    await fillPayment(page)
    const review = page.getByRole('main')
    await expect(review.getByRole('list', { name: 'Du beställer' })).toContainText(unden.name)
    // The door is sold out in this finish.
    await expect(review).toContainText('Leveransdagen mejlar vi.')
    await expect(review.locator('form').getByText('Totalt')).toBeVisible()
    const number = await placeOrder(page)
    await expect(page).toHaveURL(/\/sv\/order-confirmation\/[0-9A-F]{6}$/)
    const address = page.url()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Tack, Sara' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(number)
    await expect(page.getByRole('main')).toContainText('Leveransdagen mejlar vi.')

    const later = await page.context().newPage()
    await page.close()
    await later.goto(address)
    await expect(later.getByRole('heading', { level: 1, name: 'Tack, Sara' })).toBeVisible()

    const otherDevice = await browser.newContext({ baseURL: baseURL! })
    const stranger = await otherDevice.newPage()
    await stranger.goto(address)
    await expect(stranger.getByText('Beställningen finns inte på den här enheten')).toBeVisible()
    expect(await stranger.content()).not.toContain(number)
    await expectAccessible(stranger)
    await otherDevice.close()
  },
)
