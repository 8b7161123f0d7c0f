import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { fillSignIn, createAccount, PASSWORD, signIn, signInDialog } from './support/account'
import { fillPayment, goToCheckout, placeOrder, sara } from './support/checkout'
import { cartLine, openMicrocart } from './support/microcart'
import { notice } from './support/notices'
import { open } from './support/open'
import { orderRow, placeOrders, setOrderStatus } from './support/orders'
import { addToCart, cartButton, chooseOwnMeasures, shownPrice, unden } from './support/product'
import { typeText } from './support/type'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

function menu(page: Page) {
  return page.getByRole('navigation', { name: 'Mitt konto' })
}

async function goTo(page: Page, section: string): Promise<void> {
  await menu(page).getByRole('link', { name: section }).click()
  await expect(page.getByRole('heading', { level: 1, name: section })).toBeVisible()
}

/** Opens a section by its address; the account must be signed in. */
async function openSection(page: Page, path: string, heading: string): Promise<void> {
  await open(page, `/sv/my-account/${path}`)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test(
  'each part of the account has a page; a guest reaches the requested one after signing in [R2.04] [R6.01 login]',
  { tag: ['@both', '@theme'] },
  async ({ page, watch }) => {
    watch.expectConsole(/status of 404/)
    const account = await createAccount(page)
    await open(page, '/sv/my-account/loyalty-card')
    await expect(signInDialog(page)).toContainText('Logga in för att se sidan')
    await fillSignIn(page, account)
    await expect(page).toHaveURL(/\/my-account\/loyalty-card$/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    for (const section of [
      'Mina omdömen',
      'Senast visade',
      'Mina data',
      'Nyhetsbrev',
      'Mina beställningar',
      'Leveransuppgifter',
    ]) {
      await goTo(page, section)
      await expect(page).toHaveTitle(`${section} · Klarglas`)
      await expect(menu(page).getByRole('link', { name: section })).toHaveAttribute('aria-current', 'page')
      await expectAccessible(page)
    }
    await page.goBack()
    await expect(page).toHaveURL(/\/my-account\/orders$/)
    await expect(page.getByRole('main')).toContainText('Inga beställningar ännu')
    await goTo(page, 'Kundkort')
    await expect(page.getByRole('img', { name: /^Streckkod för kundnummer \d{8}$/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/sv/my-account/points')
    await expect(page.getByRole('heading', { level: 1, name: 'Öppningen är tom' })).toBeVisible()
  },
)

test(
  'shows twenty orders at a time, also without a network [R7.06] [R9.13 order history] [R6.04]',
  { tag: '@theme' },
  async ({ page, context, watch }) => {
    watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
    const account = await createAccount(page)
    await placeOrders(page, account, 22)
    await open(page, '/sv')
    await signIn(page, account)
    await goTo(page, 'Mina beställningar')
    const main = page.getByRole('main')
    await expect(main).toContainText('Visar 20 av 22')
    const numbers = main.getByText(/^\d{9}$/)
    await expect(numbers).toHaveCount(20)
    const number = await numbers.first().innerText()
    // A theme may show the order that is being made above the others.
    const order = main.getByRole('region', { name: number }).or(main.getByRole('row', { name: new RegExp(number) }))
    await expect(order).toContainText('Mottagen')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Visa fler' }).click()
    await expect(main).toContainText('Visar 22 av 22')
    await expect(numbers).toHaveCount(22)
    await expect(main.getByRole('button', { name: 'Visa fler' })).toBeHidden()

    for (const [status, name] of [
      ['processing', 'Tillverkas'],
      ['complete', 'Levererad'],
      ['canceled', 'Avbruten'],
    ] as const) {
      setOrderStatus(number, status)
      await openSection(page, 'orders', 'Mina beställningar')
      await expect(order).toContainText(name)
    }
    // At the end of the page the header covers half a link of the footer.
    await page.evaluate(() => scrollTo(0, 0))
    await expectAccessible(page)
    await menu(page).getByRole('link', { name: 'Min profil' }).click()
    await context.setOffline(true)
    await goTo(page, 'Mina beställningar')
    await expect(main).toContainText('Så här såg det ut när vi hämtade dem senast.')
    await expect(order).toContainText('Avbruten')
    await expectAccessible(page)
  },
)

test(
  'an order is shown, printed and ordered again with its measures; other accounts cannot see it',
  { tag: '@theme' },
  async ({ page, hands, watch, browser, baseURL }) => {
    watch.expectConsole(/status of 404/)
    const account = await createAccount(page)
    await open(page, '/sv')
    await signIn(page, account)
    await open(page, unden.address)
    await chooseOwnMeasures(page, { width: '893', height: '2010' })
    const price = await shownPrice(page).innerText()
    await addToCart(page)
    await openMicrocart(page)
    await goToCheckout(page)
    await hands.checkout.firstName.type(sara.firstName)
    await hands.checkout.leavePersonal()
    await hands.checkout.typeAddress(sara)
    await hands.checkout.leaveShipping()
    await fillPayment(page)
    const number = await placeOrder(page)

    await openSection(page, 'orders', 'Mina beställningar')
    const main = page.getByRole('main')
    // The link is the number itself, or beside it.
    await main
      .getByRole('link', { name: new RegExp(`^(Visa|${number})$`) })
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/my-account/orders/${number}$`))
    await expect(page.getByRole('heading', { level: 1, name: `Beställning ${number}` })).toBeVisible()
    await expect(page).toHaveTitle(`Beställning ${number} · Klarglas`)
    for (const text of [
      unden.name,
      '893 × 2 010 mm',
      'Storgatan 1',
      'Stockholm',
      'Sverige',
      'Betalning vid leverans',
      'Mottagen',
    ])
      await expect(main).toContainText(text)
    await expectAccessible(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(menu(page)).toBeHidden()
    await expect(main).toContainText('893 × 2 010 mm')
    await page.emulateMedia({ media: 'screen' })

    await page.reload()
    await main.getByRole('button', { name: 'Beställ igen' }).click()
    const question = page.getByRole('dialog', { name: 'Stämmer måtten fortfarande?' })
    await expect(question).toContainText('893 × 2 010 mm')
    await question.getByRole('button', { name: 'Måtten stämmer' }).click()
    await expect(page).toHaveURL(/\/checkout/)
    await expect(page.getByRole('heading', { level: 2, name: 'Vem beställer?' })).toBeVisible()
    await open(page, '/sv')
    await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 1 vara')
    await openMicrocart(page)
    await expect(cartLine(page, unden.name)).toContainText('893 × 2 010 mm')
    await expect(cartLine(page, unden.name)).toContainText(price)

    const otherContext = await browser.newContext({ baseURL: baseURL! })
    const other = await otherContext.newPage()
    const stranger = await createAccount(other)
    await open(other, `/sv/my-account/orders/${number}`)
    await fillSignIn(other, stranger)
    await expect(other.getByRole('main')).toContainText('Beställningen finns inte här')
    await expectAccessible(other)
    await otherContext.close()
  },
)

test(
  'addresses are saved, changed and removed, also offline; the checkout uses the default one',
  { tag: '@theme' },
  async ({ page, hands, context, watch }) => {
    watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
    const account = await createAccount(page)
    await open(page, '/sv')
    await signIn(page, account)
    await goTo(page, 'Leveransuppgifter')
    const main = page.getByRole('main')
    const saved = main.getByRole('list', { name: 'Sparade adresser' }).getByRole('listitem')
    const fill = async (street: string, city: string, zip: string) => {
      await typeText(main.getByRole('textbox', { name: 'Gata' }), street)
      await typeText(main.getByRole('textbox', { name: 'Ort' }), city)
      await typeText(main.getByLabel('Postnummer'), zip)
    }
    await main.getByRole('button', { name: 'Lägg till adress' }).click()
    await expect(main.getByLabel('Förnamn')).toBeFocused()
    await main.getByRole('button', { name: 'Spara adressen' }).click()
    await expect(main.getByRole('textbox', { name: 'Gata' })).toBeFocused()
    await expect(main.getByLabel('Husnummer')).toHaveAccessibleDescription('Fyll i fältet.')
    await expectAccessible(page)
    // The house number after the street gets its own field.
    await fill('Storgatan 1', 'Stockholm', '111 22')
    await main.getByRole('button', { name: 'Spara adressen' }).click()
    await expect(saved.first()).toContainText('Hit levererar vi')
    await expect(notice(page, 'Dina uppgifter är sparade.')).toBeVisible()

    await context.setOffline(true)
    await main.getByRole('button', { name: 'Lägg till adress' }).click()
    await fill('Byvägen', 'Åre', '837 52')
    await typeText(main.getByLabel('Husnummer'), '4 B')
    await main.getByRole('checkbox', { name: 'Leverera hit' }).check()
    await main.getByRole('button', { name: 'Spara adressen' }).click()
    await expect(saved).toHaveCount(2)
    await expect(saved.last()).toContainText('Byvägen 4 B')
    await expect(main).toContainText('Väntar på nät')
    await expect(main.getByRole('button', { name: 'Lägg till adress' })).toBeHidden()
    await expectAccessible(page)
    await context.setOffline(false)
    await expect(main).not.toContainText('Väntar på nät')
    await expect(saved.last()).toContainText('Hit levererar vi')
    await main.getByRole('button', { name: 'Ändra adressen Byvägen 4 B' }).click()
    await typeText(main.getByRole('textbox', { name: 'Ort' }), 'Duved')
    await main.getByRole('button', { name: 'Spara adressen' }).click()
    await expect(saved.last()).toContainText('Duved')

    await open(page, unden.address)
    await addToCart(page)
    await openMicrocart(page)
    await goToCheckout(page)
    await hands.checkout.leavePersonal()
    await expect(page.getByLabel('Gatuadress')).toHaveValue('Byvägen 4 B')
    await expect(page.getByLabel('Postnummer')).toHaveValue('837 52')
    await expect(page.getByLabel('Ort')).toHaveValue('Duved')

    await openSection(page, 'shipping-details', 'Leveransuppgifter')
    await main.getByRole('button', { name: 'Ta bort adressen Byvägen 4 B' }).click()
    await expect(saved).toHaveCount(1)
    await expect(saved).toContainText('Hit levererar vi')
  },
)

test(
  'a shopper downloads all data and deletes the account; the order stays without personal data',
  { tag: '@theme' },
  async ({ page, watch }) => {
    watch.expectConsole(/status of (400|401)/)
    const account = await createAccount(page)
    await placeOrders(page, account, 1)
    await open(page, unden.address)
    await page
      .getByRole('button', { name: /^Spara / })
      .first()
      .click()
    await signIn(page, account)
    await goTo(page, 'Senast visade')
    await expect(page.getByRole('main').getByRole('link', { name: unden.name })).toBeVisible()
    await goTo(page, 'Mina data')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Ladda ner' }).click(),
    ])
    const copy = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      readonly host: { readonly orders: readonly { readonly increment_id: string }[] }
      readonly device: { readonly recentlyViewed: readonly unknown[] }
    }
    expect(copy).toMatchObject({
      host: { customer: { email: account.email }, orders: [{ status: 'pending' }] },
      device: { recentlyViewed: [{ name: unden.name }] },
    })
    expect(download.suggestedFilename()).toBe('mitt-konto.json')
    await expectAccessible(page)

    const ending = page.getByRole('region', { name: 'Ta bort kontot' })
    await typeText(ending.getByLabel('Lösenord', { exact: true }), 'fel')
    await ending.getByRole('button', { name: 'Ta bort kontot för gott' }).click()
    await expect(ending.getByLabel('Lösenord', { exact: true })).toHaveAccessibleDescription(
      'Lösenordet stämmer inte. Försök igen.',
    )
    await typeText(ending.getByLabel('Lösenord', { exact: true }), PASSWORD)
    await ending.getByRole('button', { name: 'Ta bort kontot för gott' }).click()
    await expect(notice(page, 'Ditt konto är borttaget.')).toBeVisible()
    await expect(page).toHaveURL(/\/sv$/)
    await expect(signInDialog(page)).toBeHidden()
    const anonymous = orderRow(copy.host.orders[0]!.increment_id)
    expect([anonymous.customer_id, /Åsa|Storgatan|@/.test(anonymous.doc)]).toEqual([null, false])
    await page.getByRole('banner').getByRole('link', { name: 'Mitt konto' }).click()
    await fillSignIn(page, account)
    await expect(signInDialog(page).getByRole('alert')).toContainText('E-postadressen eller lösenordet stämmer inte')
  },
)
