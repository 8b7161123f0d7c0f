import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures'
import { FakeServer } from './support/fake-server'
import { handsOn } from './support/hands'
import { open } from './support/open'
import { unden } from './support/product'
import { ServerProcess, temporaryFolder } from './support/server-process'

const WIDGET = `
const place = document.querySelector('#review-widget')
const review = document.createElement('p')
review.textContent = 'Omdömen om ' + place.dataset.name
place.append(review)
`
const name = 'Omdömestorget'

test.describe('the reviews of another site', () => {
  // The tests share a shop; each has its own browser.
  test.describe.configure({ mode: 'default' })
  let folder: ReturnType<typeof temporaryFolder>
  let shop: ServerProcess
  let product: string
  let script = WIDGET
  let isSilent = false
  const asked: string[] = []
  const site = new FakeServer(({ url = '' }, response) => {
    asked.push(url)
    if (!isSilent) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  })
  const hands = (page: Page) => handsOn(page).reviewWidget
  const region = (page: Page) => handsOn(page).at(hands(page).region)

  test.beforeAll(async () => {
    folder = temporaryFolder()
    const env = { REVIEW_WIDGET_URL: `${await site.open()}/widget.js`, REVIEW_WIDGET_NAME: name }
    shop = new ServerProcess({ DATA_DIR: folder.path, ...env })
    product = (await shop.address()) + unden.address
  })
  test.afterAll(async () => {
    await shop.stop('SIGTERM')
    await site.close()
    folder.remove()
  })
  test.beforeEach(() => {
    asked.length = 0
    script = WIDGET
    isSilent = false
  })

  test('are loaded after a yes and not before, by the policy of the page', async ({ page }) => {
    await open(page, product)
    await expect(region(page)).toContainText('som då ser vilken sida du är på')
    await expectAccessible(page)
    expect(asked).toEqual([])
    await hands(page).yes.tap()
    await expect(region(page)).toContainText(`Omdömen om ${unden.name}`)
    expect(asked).toEqual(['/widget.js'])
    await expectAccessible(page)
  })

  test('that fail leave one clear message, and the rest of the page', async ({ page, watch }) => {
    watch.expectConsole(/uncaught: Boom/)
    script = 'throw new Error("Boom")'
    await open(page, product)
    await hands(page).yes.tap()
    const alert = region(page).getByRole('alert')
    await expect(alert).toContainText(`Omdömena från ${name} kan inte visas just nu.`)
    await expectAccessible(page)
    await expect(page.getByRole('region', { name: 'Omdömen', exact: true })).toBeVisible()

    // A site that never answers.
    isSilent = true
    await page.clock.install()
    await hands(page).again.tap()
    await expect(alert).toBeHidden()
    await expect.poll(() => asked.length).toBe(2)
    await page.clock.fastForward(11_000)
    await expect(alert).toBeVisible()
  })
})
