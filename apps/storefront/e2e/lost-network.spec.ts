import { expect, expectAccessible, test } from './fixtures'
import { createAccount, signIn } from './support/account'
import { goToCheckout } from './support/checkout'
import { cartLine, openMicrocart } from './support/microcart'
import { open } from './support/open'
import { addToCart, cartButton, unden } from './support/product'
import { storedQuantities } from './support/stored-cart'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('ten changes are sent once, in order, after a refresh [R4.19] [R4.20] [R7.07] [R7.27 Bearer header]', async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/status of 401|ERR_INTERNET_DISCONNECTED/)
  const account = await createAccount(page)
  await open(page, '/sv')
  const login = page.waitForResponse('**/api/user/login**')
  await signIn(page, account)
  const expired = `Bearer ${((await (await login).json()) as { readonly result: string }).result}`

  await context.setOffline(true)
  const profile = page.getByRole('region', { name: 'Dina uppgifter' })
  const names = Array.from({ length: 10 }, (_, index) => `Eva ${String.fromCodePoint(65 + index)}`)
  for (const [index, name] of names.entries()) {
    await profile.getByLabel('Förnamn').fill(name)
    await profile.getByRole('button', { name: 'Spara' }).click()
    await expect(profile.getByText('Väntar på nät')).toHaveCount(index + 1)
  }

  const taken: string[] = []
  let refreshes = 0
  await page.route('**/api/**', async (route) => {
    const request = route.request()
    if (request.headers()['authorization'] === expired)
      return route.fulfill({
        status: 401,
        json: { code: 401, result: "The consumer isn't authorized to access self." },
      })
    if (request.url().includes('/api/user/refresh')) refreshes += 1
    if (request.method() === 'POST' && request.url().includes('/api/user/me'))
      taken.push((request.postDataJSON() as { readonly customer: { readonly firstname: string } }).customer.firstname)
    return route.continue()
  })
  await context.setOffline(false)
  await expect(page.getByText(/^Hej Eva J\./)).toBeVisible({ timeout: 20_000 })
  await expect(profile.getByText('Väntar på nät')).toHaveCount(0)
  expect([taken, refreshes]).toEqual([names, 1])
})

test('a change whose answer is lost is applied exactly once, also after a reload', async ({ page, watch }) => {
  watch.expectConsole(/ERR_FAILED|ERR_CONNECTION/)
  await open(page, unden.address)
  await addToCart(page)
  await openMicrocart(page)
  const quantity = cartLine(page, unden.name).getByLabel('Antal', { exact: true })
  let lost = ''
  await page.route('**/api/cart/update**', async (route) => {
    if (lost) return route.continue()
    lost = new URL(route.request().url()).searchParams.get('cartId') ?? ''
    // The host makes the change, but its answer does not arrive.
    await route.fetch()
    return route.abort('connectionfailed')
  })
  await cartLine(page, unden.name).getByRole('button', { name: 'Öka' }).click()
  await expect.poll(() => lost).not.toBe('')
  await cartLine(page, unden.name).getByRole('button', { name: 'Öka' }).click()
  await expect(quantity).toHaveValue('3')
  await expect.poll(() => storedQuantities(lost)).toEqual([3])
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Varukorg, 3 varor')
  expect(storedQuantities(lost)).toEqual([3])
  // The reload shows the open panel again.
  await expect(quantity).toBeVisible()
  await expect(quantity).toHaveValue('3')
})

test('the checkout says that the shop cannot be reached', async ({ page, context, watch }) => {
  watch.expectConsole(/ERR_INTERNET_DISCONNECTED/)
  await open(page, unden.address)
  await addToCart(page)
  await openMicrocart(page)
  await goToCheckout(page)
  await expect(page.getByLabel('Förnamn')).toBeVisible()
  const notice = page.getByText('Du är offline.')
  await expect(notice).toBeHidden()
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})
