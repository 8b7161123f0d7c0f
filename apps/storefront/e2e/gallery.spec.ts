import { expect, test } from './fixtures'
import { open } from './support/open'
import { unden } from './support/product'

const UNDEN = `/sv/p/KG-1101/duschdorr-unden/${unden.standardSku}`

test('a picture is enlarged inside the page, by keys and wheel, and Back closes it', async ({ page }) => {
  await open(page, '/sv/p/KG-1042/duschhorna-siljan')
  const zoom = page.getByRole('link', { name: 'Förstora bild 1' })
  await zoom.click()
  const viewer = page.getByRole('dialog', { name: 'Bilder' })
  const scale = viewer.getByRole('status').filter({ hasText: '%' })
  await expect(scale).toHaveText('100 %')
  const large = page.waitForRequest(/\/img\/3000\/3720\//)
  await page.keyboard.press('+')
  await expect(scale).toHaveText('160 %')
  await large
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status').filter({ hasText: 'av' })).toHaveText(/^1 av/)
  await page.keyboard.press('-')
  await expect(scale).toHaveText('100 %')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status').filter({ hasText: 'av' })).toHaveText(/^2 av/)
  await viewer.getByRole('img').hover()
  await page.mouse.wheel(0, -400)
  await expect(scale).not.toHaveText('100 %')
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(/siljan/)
  await expect(zoom).toBeFocused()
  await zoom.press('Enter')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
})

test('the picture shows the chosen glass, and the hinges on the chosen side', async ({ page }) => {
  await open(page, UNDEN)
  const first = page.getByRole('region', { name: 'Bilder' }).getByRole('img').first()
  await expect(first).toHaveAttribute('src', /door-hinged-\w+-clear-studio/)
  await page.getByRole('radio', { name: /^Frostat/ }).check({ force: true })
  await expect(first).toHaveAttribute('src', /door-hinged-\w+-frosted-studio/)
  await expect(first).toHaveCSS('transform', 'none')
  await page.getByRole('radio', { name: /^(Gångjärn )?[Hh]öger/ }).check({ force: true })
  await expect(first).toHaveCSS('transform', /^matrix\(-1, 0, 0, 1/)
})

test('a film of another site plays in its place, after a yes and not before', async ({ page }) => {
  const asked: string[] = []
  await page.context().route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' })
  })
  const film = { url: 'https://vimeo.com/123', title: 'Montering', type: 'vimeo', video_id: '123' }
  await page.route(/\/api\//, async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    const withFilm = body.replaceAll(/("image":"[^"]*-room\.webp"[^{}]*"vid":)null/g, `$1${JSON.stringify(film)}`)
    await route.fulfill({ response, body: withFilm })
  })
  await open(page, '/sv/duschdorrar')
  await page.getByRole('link', { name: 'Duschdörr Unden', exact: true }).first().click()
  await page.getByRole('button', { name: 'Spela film: Montering' }).click()
  const question = page.getByRole('group', { name: 'Montering' })
  await expect(question).toContainText('Vimeo visar filmen och får veta att du ser den.')
  expect(asked).toEqual([])
  await question.getByRole('button', { name: 'Visa filmen' }).click()
  await expect(page.getByTitle('Montering')).toHaveAttribute('src', /player\.vimeo\.com\/video\/123/)
  await expect(async () => expect(asked).toHaveLength(1)).toPass()
})

test('the first picture shows that there is a film, which plays in its place', async ({ page }) => {
  await open(page, '/sv/p/KG-1042/duschhorna-siljan')
  const gallery = page.getByRole('region', { name: 'Bilder' })
  await gallery.getByRole('button', { name: 'Se filmen: Så blir en duschhörna till' }).click()
  const film = gallery.getByLabel('Så blir en duschhörna till', { exact: true })
  await expect(film).toBeFocused()
  await expect(film).toBeInViewport()
  await expect(async () =>
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0),
  ).toPass()
})

test('no column of the product page stays empty on a wide screen', { tag: '@wide' }, async ({ page }) => {
  for (const path of [UNDEN, '/sv/p/KG-1050/duschhorna-fryken', '/sv/p/KG-2101/handtag']) {
    await open(page, path)
    const ends = await page.evaluate(() => {
      const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
      const facts = document.querySelector('.product > .facts')?.getBoundingClientRect()
      const gallery = end('.product > .gallery')
      const buy = end('.product > .buy')
      const form = document.querySelector('.product > .buy')?.getBoundingClientRect().left ?? 0
      const isUnderBoth = facts !== undefined && facts.left < form && facts.right > form
      if (isUnderBoth) return [gallery, buy]
      return facts && facts.left < form ? [facts.bottom, buy] : [gallery, facts?.bottom ?? buy]
    })
    expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)), path).toBeLessThan(300)
  }
})
