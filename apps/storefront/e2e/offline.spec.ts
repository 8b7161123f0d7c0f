import { expect, expectAccessible, test as base } from './fixtures'
import { cards, openCategoryFromMenu } from './support/category'
import { Device, isKept } from './support/device'
import { cartLine, openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, unden } from './support/product'
import { ServerProcess, temporaryFolder } from './support/server-process'

const OFFLINE = 'Du är offline.'

const test = base.extend<{ device: Device }>({
  device: async ({ playwright }, use) => {
    const device = new Device(playwright.chromium)
    await use(device)
    await device.remove()
    expect(device.complaints).toEqual([])
  },
})

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } })

test('the shop opens, sells and says what it lacks while the server is stopped and after the browser was closed [R1.04]', async ({ device }) => {
  const folder = temporaryFolder()
  let shop = new ServerProcess({ DATA_DIR: folder.path })
  try {
    const address = await shop.address()
    const at = (path: string) => address + path
    let page = await device.openTab()
    await open(page, at('/sv'))
    await isKept(page, at('/sv'))
    await openCategoryFromMenu(page, 'Duschdörrar')
    const listed = await cards(page).count()
    await page.getByRole('main').getByRole('link', { name: unden.name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: unden.name })).toBeVisible()
    await addToCart(page)
    await open(page, at('/sv/speglar'))

    await device.turnOff()
    await shop.end('SIGKILL')

    page = await device.openTab()
    const notice = page.getByText(OFFLINE)
    const start = Date.now()
    await page.goto(at('/sv'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    console.log('home', Date.now() - start)
    await expect(notice).toBeVisible()
    await expectAccessible(page)

    await open(page, at('/sv/duschdorrar'))
    await expect(cards(page)).toHaveCount(listed)
    await expect(notice).toBeVisible()
    await expectAccessible(page)

    await open(page, at(unden.address))
    await expect(buyForm(page)).toBeVisible()
    await addToCart(page, { inCart: 2 })
    await page.reload()
    await openMicrocart(page)
    await expect(cartLine(page, unden.name)).toBeVisible()
    await expect(notice).toBeVisible()

    await open(page, at('/sv/p/KG-2701/hallpaket'))
    await expect(page.getByText('Sidan finns inte på den här enheten.')).toBeVisible()
    await expect(page).toHaveURL(at('/sv'))

    await open(page, at('/sv/checkout'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    shop = new ServerProcess({ DATA_DIR: folder.path, PORT: new URL(address).port })
    await shop.address()
    await open(page, at('/sv/p/KG-2701/hallpaket'))
    await expect(notice).toBeHidden()
    await expect(buyForm(page)).toBeVisible()
  } finally {
    await shop.end('SIGKILL')
    folder.remove()
  }
})
