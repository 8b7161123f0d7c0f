import type { Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { expectAccessible } from './fixtures'
import { expect, test } from './offline-fixtures'
import { waitUntilCached } from './support/device'
import { handsOn } from './support/hands'
import { mailsTo, mailTo } from './support/mail'
import { open } from './support/open'
import { chooseOwnMeasures, unden } from './support/product'

// During a fade the contrast is lower than after it.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

const SHOP_MAIL = 'klarglas@shop.invalid'
const CONTACT = '/sv/i/kontakt'
const question = {
  name: 'Sara Berg',
  telephone: '070-174 06 05',
  email: 'sara.berg@example.se',
  subject: 'Dörren till badrummet',
  question: 'Går det att få dörren i grått glas?',
}
const notice = `Fråga: ${question.subject} (${question.name})`

const files = (page: Page) => page.getByLabel('Bilder eller ritningar')
const outbox = (page: Page) => page.getByRole('dialog', { name: 'Utkorg' })
const showOutbox = (page: Page) => page.getByRole('button', { name: 'Visa utkorgen' })

/** Without the pictures of the mail itself. */
const attachedTo = ({ attachments }: Email) => attachments.filter(({ disposition }) => disposition === 'attachment')

/** A photo as a phone takes it: too wide to be sent as it is. */
async function photo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 4000, height: 3000 })
    const context = canvas.getContext('2d')!
    for (let stripe = 0; stripe < 200; stripe += 1) {
      context.fillStyle = `hsl(${stripe * 7} 60% 50%)`
      context.fillRect(stripe * 20, 0, 20, 3000)
    }
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array(await blob!.arrayBuffer())]
  })
  return Buffer.from(bytes)
}

test('a question with a photo, written without a network, arrives once [R1.03 contact form]', async ({
  device,
  shop,
}) => {
  let page = await device.openTab()
  await open(page, shop.at(CONTACT))
  await waitUntilCached(page, shop.at(CONTACT))
  await open(page, shop.at(unden.address))
  await chooseOwnMeasures(page, { width: '893', height: '2010' })
  await page.getByRole('link', { name: 'Fråga om varan' }).click()
  await shop.stop()
  const form = handsOn(page).contactForm
  await expect(handsOn(page).at(form.region)).toContainText(`${unden.name} (`)
  await expect(handsOn(page).at(form.region)).toContainText('893 mm')
  await form.typeQuestion({ ...question, quantity: '2' })
  const picture = await photo(page)
  await form.makeSmaller.check()
  await files(page).setInputFiles({ name: 'badrum.png', mimeType: 'image/png', buffer: picture })
  await expect(handsOn(page).at(form.files)).toContainText('badrum.jpg')
  await expectAccessible(page)
  await form.sendButton.tap()
  await form.savedHeading.waitUntilVisible()
  await expectAccessible(page)
  await device.close()

  page = await device.openTab()
  await open(page, shop.at('/sv'))
  await showOutbox(page).click()
  await expect(outbox(page)).toContainText(`Fråga: ${question.subject}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await shop.start()
  await expect(showOutbox(page)).toBeHidden({ timeout: 30_000 })

  const mail = await mailTo(SHOP_MAIL, notice, shop.dataFolder)
  expect(mail.text).toContain(question.question)
  expect(mail.text).toMatch(/Bredd: 893\smm/)
  const [attached, ...others] = attachedTo(mail)
  expect([attached?.filename, attached?.mimeType, others]).toEqual(['badrum.jpg', 'image/jpeg', []])
  const sent = Buffer.from(attached?.content as ArrayBuffer)
  expect(sent.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(sent.length).toBeLessThan(picture.length)
  await mailTo(question.email, 'Vi har fått din fråga till Klarglas', shop.dataFolder)
  await page.reload()
  expect(await mailsTo(SHOP_MAIL, notice, shop.dataFolder)).toHaveLength(1)
})

test(
  'the form says at each field what is wrong, and keeps its draft over a reload',
  { tag: '@theme' },
  async ({ page, shop }) => {
    await open(page, shop.at(CONTACT))
    const { contactForm: form, at } = handsOn(page)
    await form.sendButton.tap()
    await expect(at(form.name)).toBeFocused()
    await expect(at(form.region)).toContainText('Fyll i fältet.')
    await form.typeQuestion({ ...question, telephone: '12', question: 'För kort', quantity: '100' })
    await form.quantity.leave()
    for (const text of [
      'Telefonnumret stämmer inte.',
      'Skriv minst 20 tecken.',
      'Skriv antalet med siffror, 1 till 99.',
    ])
      await expect(at(form.region)).toContainText(text)
    await files(page).setInputFiles([
      { name: 'lapp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('en text') },
      { name: 'ritning.pdf', mimeType: '', buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n') },
    ])
    await expect(at(form.region)).toContainText('lapp.jpg är ingen JPEG, PNG, WebP, HEIC eller PDF.')
    await expect(at(form.files)).toContainText('ritning.pdf')
    await expectAccessible(page)

    await page.reload()
    await expect(at(form.question)).toHaveValue('För kort')
    await expect(at(form.files)).toContainText('ritning.pdf')
    await form.telephone.type(question.telephone)
    await form.question.type(question.question)
    await form.quantity.type('2')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await form.receivedHeading.waitUntilVisible()
    await expect(at(form.region)).toContainText(question.email)
    const mail = await mailTo(SHOP_MAIL, notice, shop.dataFolder)
    expect(attachedTo(mail).map(({ filename }) => filename)).toEqual(['ritning.pdf'])
    expect(await mailsTo(SHOP_MAIL, notice, shop.dataFolder)).toHaveLength(1)
  },
)

test('a waiting question can be changed or taken back, and then no mail is sent', async ({ device, shop }) => {
  const page = await device.openTab()
  await open(page, shop.at(CONTACT))
  const { contactForm: form, at } = handsOn(page)
  await form.typeQuestion(question)
  await waitUntilCached(page, shop.at(CONTACT))
  await page.context().setOffline(true)
  await form.sendButton.tap()
  await form.savedHeading.waitUntilVisible()
  await showOutbox(page).first().click()
  await outbox(page)
    .getByRole('button', { name: `Ändra: Fråga: ${question.subject}` })
    .click()
  await expect(at(form.question)).toHaveValue(question.question)
  await form.sendButton.tap()
  await form.savedHeading.waitUntilVisible()
  await showOutbox(page).first().click()
  await outbox(page)
    .getByRole('button', { name: `Ta bort: Fråga: ${question.subject}` })
    .click()
  await page.getByRole('dialog', { name: 'Ta bort utan att skicka?' }).getByRole('button', { name: 'Ta bort' }).click()
  await expect(page.getByText('Frågan är borttagen.')).toBeVisible()
  await page.context().setOffline(false)
  await page.reload()
  await expect(showOutbox(page)).toBeHidden()
  expect(await mailsTo(SHOP_MAIL, notice, shop.dataFolder)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page of the contact form says where to mail', async ({ page, shop }) => {
    await page.goto(shop.at(CONTACT))
    const instead = page.getByRole('region', { name: 'Skriv till oss' }).locator('noscript')
    await expect.poll(() => instead.innerHTML()).toMatch(/Mejla din fråga till <a [^>]*href="mailto:hej@/)
  })
})
