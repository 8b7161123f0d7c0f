import { expect, expectAccessible, test } from './fixtures'
import { openFilters } from './support/category'
import { fillPayment, fillPersonal, fillShipping, goToCheckout, placeOrder } from './support/checkout'
import { cartLine, microcart, openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, cartButton, chooseOwnMeasures, drawing, unden } from './support/product'

test.describe('axe finds nothing', { tag: '@both' }, () => {
  // During a fade the contrast is lower than after it.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [screen, address] of [
    ['home', '/sv'],
    ['a category', '/sv/duschdorrar'],
    ['a filtered category', '/sv/duschdorrar?color=5512&width=893&height=2010'],
    ['a category without results', '/sv/bastudorrar?color=5513&price=6000.0-*'],
    ['a bundle', '/sv/p/KG-2701/hallpaket'],
    ['a group', '/sv/p/KG-2601/skotselpaket'],
    ['the empty checkout', '/sv/checkout'],
    ['the page of a password link', '/sv/create-password'],
    ['a successful payment', '/sv/success'],
    ['a failed payment', '/sv/payment?status=failed'],
    ['the thank-you page of an unknown order', '/sv/order-success'],
    ['a content page', '/sv/i/kopvillkor'],
    ['the contact form', '/sv/i/kontakt'],
    ['company info', '/sv/foretag'],
    ['a custom solution', '/sv/custom-solutions/snedtak'],
    ['the terms of purchase', '/sv/kopvillkor'],
    ['the portfolio', '/sv/portfolio'],
    ['the bestsellers', '/sv/bestsellers'],
    ['the standard sizes', '/sv/standardmatt'],
    ['own measures', '/sv/specialmatt'],
    ['the size guide', '/sv/size-guide'],
    ['the error page', '/sv/error'],
  ] as const) {
    test(`on ${screen}`, async ({ page }) => {
      await open(page, address)
      if (address.endsWith('checkout'))
        await expect(page.getByRole('heading', { name: 'Här finns inget att beställa' })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('on page-not-found', async ({ page, watch }) => {
    watch.expectConsole(/status of 404/)
    await open(page, '/sv/finns/inte')
    await expectAccessible(page)
  })

  // Wide screens always show the filters.
  test('on the filters of a narrow screen', { tag: '@narrow' }, async ({ page }) => {
    await open(page, '/sv/duschdorrar')
    await openFilters(page)
    await expectAccessible(page)
  })

  test('on a product in a standard size, with own measures, and with impossible measures', async ({ page }) => {
    await open(page, unden.address)
    await expectAccessible(page)
    await chooseOwnMeasures(page, { width: '893', height: '2010' })
    await buyForm(page).getByRole('button', { name: 'Lägg i varukorgen' }).click()
    await expect(buyForm(page)).toContainText('Bekräfta måtten')
    await expectAccessible(page)
    const width = buyForm(page).getByRole('textbox', { name: 'Bredd' })
    await width.fill('1201')
    await width.press('Tab')
    await expect(
      buyForm(page)
        .getByText(/^Bredden får vara/)
        .first(),
    ).toBeVisible()
    await expectAccessible(page)
  })

  // Wide screens show the menu in the header.
  test('on the menu of a narrow screen', { tag: '@narrow' }, async ({ page }) => {
    await open(page, '/sv')
    await page.getByRole('link', { name: 'Meny' }).click()
    await expect(page.getByRole('dialog', { name: 'Meny' })).toBeVisible()
    await expectAccessible(page)
  })

  test('on the search, before and after a result', async ({ page }) => {
    await open(page, '/sv')
    await page.getByRole('banner').getByRole('button', { name: /^Sök/ }).click()
    const panel = page.getByRole('dialog', { name: 'Sök' })
    await expect(panel).toBeVisible()
    await expectAccessible(page)
    await panel.getByRole('searchbox').fill('unden')
    await expect(panel.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectAccessible(page)
  })

  test('on the empty cart', async ({ page }) => {
    await open(page, '/sv')
    await cartButton(page).click()
    await expect(microcart(page)).toContainText('Varukorgen är tom')
    await expectAccessible(page)
  })

  test('on a cart with a piece, the question before its removal, and each checkout step', async ({ page }) => {
    await open(page, unden.address)
    await chooseOwnMeasures(page, { width: '893', height: '2010' })
    await addToCart(page)
    await openMicrocart(page)
    await expectAccessible(page)
    await cartLine(page, unden.name)
      .getByRole('button', { name: /^Ta bort/ })
      .click()
    const question = page.getByRole('dialog', { name: `Ta bort ${unden.name}?` })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Behåll' }).click()

    await goToCheckout(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vidare till leverans' }).click()
    await expect(page.getByLabel('Förnamn')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await fillPersonal(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Vidare till betalning' }).click()
    await expect(page.getByLabel('Gatuadress')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await fillShipping(page)
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Jag beställer för ett företag' }).check()
    await page.getByRole('checkbox', { name: 'Fakturan går till samma adress' }).uncheck()
    await page.getByRole('button', { name: 'Vidare till granskning' }).click()
    await expect(page.getByLabel('Organisationsnummer')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Jag beställer för ett företag' }).uncheck()
    await page.getByRole('checkbox', { name: 'Fakturan går till samma adress' }).check()
    await fillPayment(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
    await expect(page.getByRole('checkbox', { name: /köpvillkoren/ })).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await placeOrder(page)
    await expectAccessible(page)
  })
})

test('icons, drawings and stars take the forced colours of the system', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await open(page, unden.address)
  const text = await page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).color)
  const pane = drawing(page).locator('.d-glass').first()
  await expect(pane).toHaveCSS('stroke', text)
  const stars = page.locator('.rating .stars').first()
  await expect(stars).toHaveCSS('background-image', new RegExp(`^linear-gradient\\(90deg, ${escaped(text)}`))
})

function escaped(text: string): string {
  return text.replaceAll(/[()]/g, String.raw`\$&`)
}
