import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { createAccount, signIn, uniqueEmail } from './support/account'
import { withDatabase } from './support/database'
import { handsOn } from './support/hands'
import { mailedLink, mailsTo, mailTo } from './support/mail'
import { notice } from './support/notices'
import { open } from './support/open'
import { chooseOwnMeasures, shownPrice, unden } from './support/product'
import { typeText } from './support/type'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const JOIN = 'Bekräfta nyhetsbrevet från Klarglas'
/** Another journey must not sell it out or need it. */
const CLEANER = { sku: 'KG-2004', address: '/sv/p/KG-2004/vara' }

const main = (page: Page) => page.getByRole('main')

/** Opens the page of a link and presses its button. */
async function follow(page: Page, link: string, button: string): Promise<void> {
  await open(page, link)
  await main(page).getByRole('button', { name: button }).click()
}

function setStock(sku: string, qty: number): void {
  withDatabase((database) =>
    database.prepare('UPDATE stock SET qty = ?, is_in_stock = ? WHERE sku = ?').run(qty, qty > 0 ? 1 : 0, sku),
  )
}

test('the newsletter begins with the link of a mail, and ends [R4.41] [R7.16 POST]', async ({
  page,
  context,
  browser,
  baseURL,
  watch,
}) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  const account = await createAccount(page)
  await open(page, '/sv')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Anmäl mig' }).click()
  const modal = page.getByRole('dialog', { name: '10 % på första köpet' })
  await modal.getByRole('button', { name: 'Anmäl mig' }).click()
  await expect(modal.getByLabel('E-post')).toHaveAccessibleDescription('Fyll i fältet.')
  await expectAccessible(page)
  await typeText(modal.getByLabel('E-post'), account.email)
  await modal.getByRole('button', { name: 'Anmäl mig' }).click()
  await expect(modal).toContainText(`öppna länken som vi mejlat till ${account.email}`)
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Stäng' }).first().click()
  await expect(page.getByRole('contentinfo')).toContainText('Väntar på att du bekräftar')

  const link = await mailedLink(account.email, JOIN)
  const elsewhere = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })
  const other = await elsewhere.newPage()
  await open(other, link)
  await expect(main(other)).toContainText('Vill du ha vårt nyhetsbrev?')
  await expectAccessible(other)
  await main(other).getByRole('button', { name: 'Ja, skicka nyhetsbrevet' }).click()
  await expect(main(other)).toContainText('Välkommen som läsare')
  await expect(main(other)).toContainText('Din kod: VALKOMMEN10')
  await expectAccessible(other)
  await elsewhere.close()

  await open(page, link)
  await expect(main(page)).toContainText('Länken är redan använd')
  await expect(main(page)).toContainText('Din kod: VALKOMMEN10')
  await expectAccessible(page)
  await expect(page.getByRole('contentinfo')).not.toContainText('Väntar på att du bekräftar')

  await open(page, '/sv')
  await signIn(page, account)
  await page.getByRole('navigation', { name: 'Mitt konto' }).getByRole('link', { name: 'Nyhetsbrev' }).click()
  await expect(main(page)).toContainText(`Nyhetsbrevet kommer till ${account.email}.`)
  await main(page).getByRole('button', { name: 'Avsluta prenumerationen' }).click()
  await expect(notice(page, 'Du får inga fler nyhetsbrev.')).toBeVisible()
  const status = await page.request.get(`/api/ext/mailchimp-subscribe/subscribe?email=${account.email}`)
  expect(await status.json()).toMatchObject({ code: 200, result: 'unsubscribed' })

  await context.setOffline(true)
  await expect(main(page).getByLabel('E-post')).toHaveValue(account.email)
  await main(page).getByRole('button', { name: 'Anmäl mig' }).click()
  await expect(main(page)).toContainText('Väntar på nät. Vi anmäler dig när det är tillbaka.')
  await context.setOffline(false)
  await expect(main(page)).toContainText(`öppna länken som vi mejlat till ${account.email}`)
})

test('a link that is too old offers a new one; others are not known', async ({ page, watch }) => {
  watch.expectConsole(/status of 404/)
  const email = uniqueEmail()
  await page.request.post('/api/ext/mailchimp-subscribe/subscribe', { data: { email } })
  const link = await mailedLink(email, JOIN)
  // Much older links are deleted by the host, which does not know them any more.
  const expiredAt = Date.now() - 1000
  withDatabase((database) =>
    database.prepare('UPDATE mail_link SET expires_at = ? WHERE email = ?').run(expiredAt, email),
  )
  await open(page, link)
  await expect(main(page)).toContainText('Länken fungerar inte längre')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Anmäl mig' }).click()
  await expect(main(page)).toContainText(`öppna länken som vi mejlat till ${email}`)
  await expect.poll(async () => (await mailsTo(email, JOIN)).length).toBe(2)
  await open(page, '/sv/mail-link?token=gissad')
  await expect(main(page)).toContainText('Vi känner inte igen länken')
  await expectAccessible(page)
})

test('a shopper waits for a sold-out piece, also without a network, and gets one mail', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  const email = uniqueEmail()
  setStock(CLEANER.sku, 0)
  await open(page, CLEANER.address)
  const { productPage } = handsOn(page)
  await productPage.noticeButton.tap()
  await expect(main(page).getByLabel('E-post')).toHaveAccessibleDescription('Fyll i fältet.')
  await expectAccessible(page)
  await context.setOffline(true)
  await productPage.noticeAddress.type(email)
  await page.keyboard.press('Enter')
  await expect(main(page)).toContainText('Sparat på den här enheten.')
  await context.setOffline(false)
  await expect(main(page)).toContainText('Vi mejlar dig när den är tillbaka.')
  await expectAccessible(page)
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const link = await mailedLink(email, `Vi mejlar när ${name} är tillbaka`)

  setStock(CLEANER.sku, 3)
  await page.request.get('/invalidate?key=journeys&tag=product')
  const { text = '' } = await mailTo(email, `${name} finns i lager igen`)
  await open(page, /^https?:\S+\/p\/\S+$/m.exec(text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main(page)).toContainText(/i lager/i)
  await open(page, link)
  await expect(main(page)).toContainText('Länken är redan använd')

  setStock(CLEANER.sku, 0)
  const another = uniqueEmail()
  await page.request.post('/api/ext/stock-notice', { data: { sku: CLEANER.sku, email: another } })
  await follow(page, await mailedLink(another, `Vi mejlar när ${name} är tillbaka`), 'Mejla mig inte')
  await expect(main(page)).toContainText('Bevakningen är avslutad')
  await expectAccessible(page)
  setStock(CLEANER.sku, 3)
})

test('a signed-in shopper mails the drawing to the own address [R7.17 send-email]', async ({ page }) => {
  const account = await createAccount(page)
  await open(page, unden.address)
  const { productPage } = handsOn(page)
  await chooseOwnMeasures(page, { width: '893', height: '2010' })
  await expect(main(page).getByRole('button', { name: 'Skriv ut ritningen' })).toBeVisible()
  expect(await productPage.mailDrawing.isVisible()).toBe(false)
  await open(page, '/sv')
  await signIn(page, account)
  await open(page, unden.address)
  await chooseOwnMeasures(page, { width: '893', height: '2010' })
  await productPage.mailDrawing.tap()
  await expect(notice(page, `Ritningen är på väg till ${account.email}.`)).toBeVisible()
  await expectAccessible(page)
  const mail = await mailTo(account.email, `Din ritning: ${unden.name}`)
  expect(mail.text).toMatch(/893\s×\s2\s010\smm/)
  expect(mail.text).toContain(await shownPrice(page).innerText())
  expect(mail.html).toContain('width=893')
  expect(mail.attachments.map(({ filename }) => filename)).toContain('drawing.png')
})
