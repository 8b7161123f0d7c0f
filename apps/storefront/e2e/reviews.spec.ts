import type { Page } from '@playwright/test'
import { expect, expectAccessible, waitForHydration, test } from './fixtures'
import { holdRequests } from './support/hold-requests'
import { notice } from './support/notices'
import { open } from './support/open'
import { buyForm } from './support/product'
import { typeText } from './support/type'
import { WORKSHOP_KEY } from './support/workshop-key'

const PRODUCT = '/sv/duschhornor/duschhorna-siljan-rok'

test('the review tab shows average and reviews; its form names missing fields in Swedish', async ({ page }) => {
  await page.goto(PRODUCT)
  await waitForHydration(page)
  const tab = page.getByRole('region', { name: 'Omdömen' })
  await expect(tab.locator('.average')).toContainText(/\d,\d/)
  await expect(tab.getByRole('article').first()).toBeVisible()

  const write = tab.getByRole('button', { name: 'Skriv ett omdöme' })
  await write.click()
  const dialog = page.getByRole('dialog', { name: /^Omdöme om / })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Skicka omdömet' }).click()
  const stars = dialog.getByRole('group', { name: 'Betyg' })
  await expect(stars.getByLabel('1 stjärna')).toBeFocused()
  await expect(stars.getByLabel('1 stjärna')).toHaveAccessibleDescription('Välj ett betyg, en till fem stjärnor.')
  await page.keyboard.press('ArrowRight')
  await expect(stars.getByLabel('2 stjärnor')).toBeChecked()
  await expect(dialog.getByText('Fyll i fältet.')).toHaveCount(3)
  await typeText(dialog.getByLabel('Ditt namn'), 'Å')
  await dialog.getByRole('button', { name: 'Skicka omdömet' }).click()
  await expect(dialog.getByLabel('Ditt namn')).toHaveAccessibleDescription(/minst 2/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(write).toBeFocused()
})

test('the reviews of a tapped product move nothing when they come', { tag: '@theme' }, async ({ page }) => {
  const answer = await holdRequests(page, '**/api/catalog/**/review/**')
  await open(page, '/sv/duschhornor')
  await page.locator(`main a[href^="${PRODUCT}"]`).first().click()
  const buy = buyForm(page)
  const placeOfPrice = () =>
    buy
      .getByText(/\d\skr/)
      .first()
      .evaluate((price) => price.getBoundingClientRect().top)
  await expect(buy.getByRole('link', { name: 'Omdömen', exact: true })).toBeVisible()
  const before = await placeOfPrice()
  answer()
  await expect(buy.getByRole('link', { name: /\d omdöme/ })).toBeVisible()
  expect(await placeOfPrice()).toBeCloseTo(before)
})

test('a review reaches the host, gets a thank-you and waits for moderation [R7.15]', async ({ page }) => {
  await page.goto(PRODUCT)
  await waitForHydration(page)
  const tab = page.getByRole('region', { name: 'Omdömen' })
  const before = await tab.getByRole('article').count()
  await tab.getByRole('button', { name: 'Skriv ett omdöme' }).click()
  const dialog = page.getByRole('dialog', { name: /^Omdöme om / })
  await dialog.getByLabel('4 stjärnor').check()
  await typeText(dialog.getByLabel('Ditt namn'), 'Åsa')
  await typeText(dialog.getByLabel('Rubrik'), 'Mycket nöjd')
  await typeText(dialog.getByLabel('Vad tycker du?'), 'Lätt att montera.')
  const response = page.waitForResponse('**/api/review/create**')
  await dialog.getByRole('button', { name: 'Skicka omdömet' }).click()
  const answer = await response
  expect(await answer.json()).toMatchObject({ code: 200 })
  expect(answer.request().postDataJSON()).toEqual({
    review: {
      product_id: expect.any(Number) as unknown,
      title: 'Mycket nöjd',
      detail: 'Lätt att montera.',
      nickname: 'Åsa',
      review_entity: 'product',
      customer_id: null,
      ratings: [{ title: 'Rating', value: 4, percent: 80 }],
    },
  })
  await expect(dialog.getByText('Tack. Vi läser omdömet innan det visas.')).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Stäng' }).last().click()
  await expect(tab.getByText('Ditt omdöme har kommit fram. Det läses innan det visas.')).toBeVisible()

  await page.reload()
  await expect(tab.getByRole('article')).toHaveCount(before)
})

test('a review that is written offline is sent when the network is back', async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await page.goto(PRODUCT)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Skriv ett omdöme' }).click()
  const dialog = page.getByRole('dialog', { name: /^Omdöme om / })
  await dialog.getByLabel('5 stjärnor').check()
  await typeText(dialog.getByLabel('Ditt namn'), 'Örjan')
  await typeText(dialog.getByLabel('Rubrik'), 'Utan nät')
  await typeText(dialog.getByLabel('Vad tycker du?'), 'Skrivet i källaren.')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Skicka omdömet' }).click()
  await expect(dialog.getByText(/Omdömet är sparat på den här enheten, inte skickat/)).toBeVisible()
  const sent = page.waitForResponse('**/api/review/create**')
  await context.setOffline(false)
  expect(await (await sent).json()).toMatchObject({ code: 200 })
  await expect(notice(dialog, 'Tack. Vi läser omdömet innan det visas.')).toBeAttached()
})

test('a picture and the size are shown once a person of the shop approves the review', async ({ page, hands }) => {
  const { reviewForm } = hands
  const title = 'Tät i hörnet'
  // No other journey counts its reviews.
  const product = '/sv/bastudorrar/bastudorr-torne'
  await page.goto(product)
  await waitForHydration(page)
  await reviewForm.openButton.tap()
  await reviewForm.write({ stars: 5, nickname: 'Åsa', title, detail: 'Glaset sluter tätt.' })
  await reviewForm.piece.check()
  await hands
    .at(reviewForm.dialog)
    .getByLabel('Bilder')
    .setInputFiles([
      { name: 'hörn.png', mimeType: 'image/png', buffer: await photo(page) },
      { name: 'brev.txt', mimeType: 'text/plain', buffer: Buffer.from('Hej') },
    ])
  await expect(hands.at(reviewForm.pictures)).toContainText('hörn.png')
  await expect(page.getByText('brev.txt gick inte att läsa. Välj den igen.')).toBeVisible()
  await expectAccessible(page)
  const response = page.waitForResponse('**/api/review/create**')
  await reviewForm.sendButton.tap()
  expect(await (await response).json()).toMatchObject({
    code: 200,
    result: { piece: expect.any(Array) as unknown, pictures: [expect.stringMatching(/^\/reviews\/\w+\.jpg$/)] },
  })

  await page.goto('/sv/verkstad')
  await page.getByLabel('Nyckel till verkstaden').fill(WORKSHOP_KEY)
  await page.getByRole('button', { name: 'Öppna' }).click()
  const waiting = page.getByRole('article').filter({ hasText: title })
  await expect(waiting.getByRole('img')).toHaveJSProperty('complete', true)
  expect(await waiting.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await waiting.getByRole('button', { name: `Godkänn: ${title}` }).click()
  await expect(waiting).toHaveCount(0)

  await page.goto(product)
  const shown = page.getByRole('article').filter({ hasText: title })
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toContainText('Storlek')
  const picture = shown.getByRole('img', { name: `Bild 1 till omdömet ”${title}”` })
  await expect(async () =>
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0),
  ).toPass()
  await expectAccessible(page)
})

async function photo(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array(await blob!.arrayBuffer())]
  })
  return Buffer.from(bytes)
}
