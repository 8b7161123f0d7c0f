import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, test } from './fixtures'
import { test as offlineTest } from './offline-fixtures'
import { waitUntilCached } from './support/device'
import { open } from './support/open'

interface Manifest {
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose: string
  }[]
}

const installButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Installera butiken som app' })

test('the manifest has name, start address and colours, and its icons have the declared size', async ({ page }) => {
  await open(page, '/sv')
  const address = await page.locator('link[rel="manifest"]').getAttribute('href')
  const answer = await page.request.get(address!)
  const { 'content-type': type, 'cache-control': caching } = answer.headers()
  expect([type, caching]).toEqual(['application/manifest+json', 'public, max-age=31536000, immutable'])
  const manifest = (await answer.json()) as Manifest
  const paper = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--color-paper').trim(),
  )
  expect(manifest).toMatchObject({
    id: '/sv',
    name: 'Klarglas',
    short_name: 'Klarglas',
    lang: 'sv',
    start_url: '/sv',
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
  })
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  for (const { src, sizes } of [...manifest.icons, { src: touchIcon!, sizes: '180x180' }]) {
    const icon = await page.request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
    const { format, width, height } = await sharp(await icon.body()).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
})

test('the install prompt is a button in the footer until the shopper answers it', async ({ page }) => {
  await open(page, '/sv')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(installButton(page)).toHaveCount(0)
  const isPrevented = await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(offer, { prompt: async () => Object.assign(globalThis, { prompted: true }) })
    dispatchEvent(offer)
    return offer.defaultPrevented
  })
  expect(isPrevented).toBe(true)
  await expect(installButton(page)).toBeVisible()
  await expectAccessible(page)
  await installButton(page).click()
  await expect(installButton(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'prompted' in globalThis)).toBe(true)
})

offlineTest.describe('on a device', () => {
  offlineTest.use({ serviceWorkers: 'allow' })

  offlineTest('the shop can be installed, and its icons are cached', async ({ device, shop }) => {
    const page = await device.openTab()
    await open(page, shop.at('/sv'))
    await waitUntilCached(page, shop.at('/sv'))
    const browser = await page.context().newCDPSession(page)
    const { errors, data } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([])
    const { icons } = JSON.parse(data!) as Manifest
    const address = new URL((await page.locator('link[rel="manifest"]').getAttribute('href'))!, page.url()).href
    for (const file of [address, ...icons.map(({ src }) => shop.at(src))]) await waitUntilCached(page, file)
  })
})
