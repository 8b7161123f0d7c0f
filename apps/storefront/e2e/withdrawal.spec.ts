import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { createAccount, signIn } from './support/account'
import { goToCheckout, orderAsGuest, sara } from './support/checkout'
import { tabTo, typeInto } from './support/keyboard'
import { mailTo } from './support/mail'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, chooseOwnMeasures, unden } from './support/product'
import { typeText } from './support/type'

// During a fade the contrast is lower than after it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const RECEIVED = 'Din anmälan är mottagen'

const declareButton = (page: Page) => page.getByRole('button', { name: 'Gå vidare och bekräfta' })
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Bekräfta att jag ångrar köpet' })
const receiptTo = (email: string, number: string) =>
  mailTo(email, `Vi har tagit emot att du ångrar beställning ${number}`)

/** Orders one door in a standard size and one cut to measure. */
async function orderDoors(page: Page): Promise<string> {
  await open(page, unden.address)
  await buyForm(page).getByRole('radio', { name: '70 cm' }).check()
  await addToCart(page)
  await chooseOwnMeasures(page, { width: '893', height: '2010' })
  await addToCart(page, { inCart: 2 })
  await openMicrocart(page)
  await goToCheckout(page)
  return orderAsGuest(page)
}

test(
  'a guest withdraws a standard size with a mailed code and gets a receipt',
  { tag: '@theme' },
  async ({ page, watch }) => {
    watch.expectConsole(/status of 400/)
    const number = await orderDoors(page)
    const { html = '' } = await mailTo(sara.email, `Din beställning ${number} hos Klarglas`)
    const link = new URL(/href="([^"]*\/retur\/angra[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
    await open(page, link.pathname + link.search)
    await expect(page.getByLabel('Beställningsnummer')).toHaveValue(number)
    await expectAccessible(page)

    await declareButton(page).click()
    await expect(page.getByLabel('Namn', { exact: true })).toBeFocused()
    await expectAccessible(page)
    await typeText(page.getByLabel('Namn', { exact: true }), 'Sara Berg')
    await typeText(page.getByRole('textbox', { name: 'E-post' }), sara.email)
    await page.getByRole('button', { name: 'Välj varor' }).click()
    await typeText(page.getByLabel('Kod från mejlet'), '000 00')
    await page.getByLabel('Kod från mejlet').press('Enter')
    await expect(page.getByText('Koden stämmer inte')).toBeVisible()
    const { text = '' } = await mailTo(sara.email, `Din kod för beställning ${number} hos Klarglas`)
    await typeText(page.getByLabel('Kod från mejlet'), /^ {2}(\d{6})$/m.exec(text)?.[1] ?? '')
    await page.getByRole('button', { name: 'Visa varorna' }).click()

    const lines = page.getByRole('group', { name: 'Vad ångrar du?' })
    const cut = lines.getByRole('checkbox', { name: /893/ })
    await expect(cut).toBeDisabled()
    await expect(cut).toHaveAccessibleName(/ingen ångerrätt/)
    await expectAccessible(page)
    await declareButton(page).click()
    await expect(lines).toContainText('Välj minst en vara.')
    await lines.getByRole('checkbox', { name: /70/ }).check()
    await typeText(page.getByRole('textbox', { name: 'Meddelande' }), 'Dörren var för bred.')
    await declareButton(page).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Bekräfta att du ångrar köpet' })).toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Ändra' }).click()
    await expect(page.getByRole('textbox', { name: 'Meddelande' })).toHaveValue('Dörren var för bred.')
    await declareButton(page).click()
    await confirmButton(page).click()
    await expect(page.getByRole('heading', { level: 1, name: RECEIVED })).toBeFocused()
    await expectAccessible(page)

    const receipt = await receiptTo(sara.email, number)
    expect(receipt.text).toMatch(/Meddelandet kom in den \d\d? [a-z]+ \d{4} kl\. \d\d:\d\d/)
    expect(receipt.text).toContain(`1 × ${unden.name}`)
    expect(receipt.text).toContain('Dörren var för bred.')
    expect(receipt.text).not.toContain('893')
  },
)

test('a declaration without a code is received by keyboard, even for an unknown order', async ({ page }) => {
  const email = `anna-${Date.now()}@example.se`
  await open(page, '/sv')
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Ångra köp' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ångra köp' })).toBeVisible()
  await expect(page).toHaveURL(/\/sv\/retur\/angra$/)
  await typeInto(page, page.getByLabel('Namn', { exact: true }), 'Anna Ek')
  await typeInto(page, page.getByLabel('Beställningsnummer'), '999999999')
  await typeInto(page, page.getByRole('textbox', { name: 'E-post' }), email)
  await page.keyboard.press('Enter')
  await tabTo(page, confirmButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: RECEIVED })).toBeFocused()
  expect((await receiptTo(email, '999999999')).text).toContain(
    'Det som tillverkas efter dina mått omfattas inte av ångerrätten.',
  )
})

test('without a network the form says so, keeps its fields, and is sent when the network is back', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  const email = `eva-${Date.now()}@example.se`
  await open(page, '/sv/retur/angra?order=888888888')
  await typeText(page.getByLabel('Namn', { exact: true }), 'Eva Ek')
  await typeText(page.getByRole('textbox', { name: 'E-post' }), email)
  await declareButton(page).click()
  await context.setOffline(true)
  await expect(page.getByText('Formuläret behöver nätet')).toBeVisible()
  await confirmButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Formuläret behöver nätet' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Eva Ek')
  await context.setOffline(false)
  // The page has noticed when only the refusal is left of its two sentences.
  await expect(page.getByText('Formuläret behöver nätet')).toHaveCount(1)
  await confirmButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: RECEIVED })).toBeVisible()
  await receiptTo(email, '888888888')
})

test('a signed-in customer chooses the lines of an own order without a code', async ({ page }) => {
  const account = await createAccount(page)
  await open(page, '/sv')
  await signIn(page, account)
  await open(page, unden.address)
  await buyForm(page).getByRole('radio', { name: '70 cm' }).check()
  await addToCart(page)
  await openMicrocart(page)
  await goToCheckout(page)
  const number = await orderAsGuest(page)
  await open(page, `/sv/my-account/orders/${number}`)
  await page.getByRole('main').getByRole('link', { name: 'Ångra köp' }).click()
  await expect(page).toHaveURL(`/sv/retur/angra?order=${number}`)
  await expect(page.getByLabel('Namn', { exact: true })).toHaveValue('Åsa Berg')
  await page.getByRole('group', { name: 'Vad ångrar du?' }).getByRole('checkbox', { name: /70/ }).check()
  await declareButton(page).click()
  await confirmButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: RECEIVED })).toBeVisible()
  expect((await receiptTo(account.email, number)).text).toContain(unden.name)
})
