import { expect, test } from './fixtures'
import { cards, openCategoryFromMenu, resultCount } from './support/category'
import { fillPersonal, goToCheckout, sara } from './support/checkout'
import { openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, buyForm, cartButton, unden } from './support/product'

const heading = { level: 1 } as const

test('/ and /pwa.html open home under the store code [R2.01]', async ({ page }) => {
  for (const [address, home] of [
    ['/', /\/sv$/],
    ['/pwa.html', /\/sv\/pwa\.html$/],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', heading)).toHaveText('Glas efter dina mått')
  }
})

// The links are the same at each width.
test('the menu leads to the seven families of glass', { tag: '@wide' }, async ({ page }) => {
  await open(page, '/sv')
  for (const family of [
    'Duschhörnor',
    'Duschdörrar',
    'Duschväggar',
    'Badkarsväggar',
    'Speglar',
    'Bastudörrar',
    'Innerdörrar',
  ]) {
    await openCategoryFromMenu(page, family)
    await expect(page).toHaveTitle(`${family} · Klarglas`)
    await expect(cards(page).first()).toBeVisible()
  }
})

const products = [
  ['simple', '/sv/p/KG-2001/glasskrapa', 'Glasskrapa Vik, mattsvart'],
  ['virtual', '/sv/p/KG-2401/mattagning', 'Måttagning hemma'],
  ['downloadable', '/sv/p/KG-2501/mattmall', 'Måttmall duschhörna, pdf'],
  ['grouped', '/sv/p/KG-2601/skotselpaket', 'Skötselpaket'],
  ['bundle', '/sv/p/KG-2701/hallpaket', 'Hallpaket med spegel'],
] as const

for (const [type, address, name] of products) {
  // An address has no width.
  test(`/p/{parentSku}/{slug} opens a ${type} product [R2.06 ${type}]`, { tag: '@wide' }, async ({ page }) => {
    await open(page, address)
    await expect(page.getByRole('heading', heading)).toHaveText(name)
    await expect(page).toHaveTitle(`${name} · Klarglas`)
  })
}

// An address has no width.
test(
  '/p/{parentSku}/{slug}/{childSku} opens a configurable product in that variant [R2.07 configurable]',
  { tag: '@wide' },
  async ({ page }) => {
    await open(page, `/sv/p/KG-1101/duschdorr-unden/${unden.standardSku}`)
    await expect(page.getByRole('heading', heading)).toHaveText(unden.name)
    await expect(page.getByRole('cell', { name: unden.standardSku })).toBeVisible()
    await expect(buyForm(page).getByRole('radio', { name: 'Krom' })).toBeChecked()
    await expect(buyForm(page).getByRole('radio', { name: '70 cm' })).toBeChecked()
  },
)

// An address has no width.
test('/c/{slug} and the url_path of a category open its listing [R2.08]', { tag: '@wide' }, async ({ page }) => {
  for (const address of ['/sv/c/duschdorrar', '/sv/duschdorrar']) {
    await open(page, address)
    await expect(page.getByRole('heading', heading)).toHaveText('Duschdörrar')
    await expect(resultCount(page)).toHaveText('14 varor')
  }
})

test('an address without store code redirects to the one with it', async ({ page }) => {
  await page.goto('/duschdorrar?color=5512')
  await expect(page).toHaveURL(/\/sv\/duschdorrar\?color=5512$/)
  await expect(resultCount(page)).toHaveText('10 varor')
})

test(
  'an unknown path answers 404 at its own address with the page-not-found screen [R2.17]',
  { tag: '@theme' },
  async ({ page, watch }) => {
    watch.expectConsole(/status of 404/)
    const answer = await page.goto('/sv/finns/inte')
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(/\/sv\/finns\/inte$/)
    await expect(page).toHaveTitle('Öppningen är tom · Klarglas')
    await expect(page.getByRole('heading', heading)).toHaveText('Öppningen är tom')
    await page.getByRole('main').getByRole('link', { name: 'Speglar' }).click()
    await expect(page).toHaveURL(/\/sv\/speglar$/)
    await expect(page.getByRole('heading', heading)).toHaveText('Speglar')
  },
)

test('/error shows the error page in the minimal layout, other pages the default one [R2.05] [R2.22]', async ({
  page,
}) => {
  await open(page, '/sv/error')
  await expect(page.getByRole('heading', heading)).toHaveText('Något gick sönder')
  await expect(cartButton(page)).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Speglar' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Till startsidan', exact: true }).click()
  await expect(page).toHaveURL(/\/sv$/)
  await expect(cartButton(page)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Speglar' })).toBeVisible()
})

// The server does not know the width.
test(
  'the server sends the same page to everyone, without data of the shopper',
  { tag: '@wide' },
  async ({ page, request: stranger }) => {
    await open(page, unden.address)
    await addToCart(page)
    await openMicrocart(page)
    await goToCheckout(page)
    await fillPersonal(page)
    expect(await page.context().cookies()).toEqual([])
    for (const address of ['/sv', '/sv/duschdorrar', unden.address, '/sv/checkout', '/sv/my-account']) {
      const [own, other] = await Promise.all(
        [page.request, stranger].map(async (visitor) => {
          const answer = await visitor.get(address)
          expect(answer.headers()).not.toHaveProperty('set-cookie')
          return (await answer.text()).replaceAll(/"nowMs":\d+/g, '')
        }),
      )
      expect(own).toEqual(other)
      expect(own).not.toContain(sara.email)
    }
  },
)
