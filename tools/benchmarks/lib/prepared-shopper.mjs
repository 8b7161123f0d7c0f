// Prepares a browser: the customer is signed in, has an order and filled checkout data, and a product in the cart.
const ACCOUNT = { email: 'shopper@bench.example', password: 'Hemligt-1' }

/** @returns {Promise<string>} the order's number */
export async function prepareShopper(page, url, product) {
  await fetch(`${url}/api/user/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customer: { email: ACCOUNT.email, firstname: 'Bench', lastname: 'Shopper' },
      password: ACCOUNT.password,
    }),
  })
  await page.goto(`${url}/sv`)
  await waitForHydration(page)
  await page.getByRole('banner').getByRole('link', { name: 'Mitt konto' }).click()
  const dialog = page.getByRole('dialog', { name: 'Logga in' })
  await dialog.getByLabel('E-post').fill(ACCOUNT.email)
  await dialog.getByLabel('Lösenord', { exact: true }).fill(ACCOUNT.password)
  await dialog.getByRole('button', { name: 'Logga in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Mitt konto' }).waitFor()
  await addToCart(page, url + product)
  const number = await order(page, url)
  await addToCart(page, url + product)
  return number
}

async function addToCart(page, address) {
  await page.goto(address)
  await waitForHydration(page)
  await page.getByRole('form', { name: /^Köp / }).getByRole('button', { name: 'Lägg i varukorgen' }).click()
  await page.locator('.toasts').getByText('varukorg').first().waitFor()
}

async function order(page, url) {
  await page.goto(`${url}/sv/checkout`)
  await page.getByRole('button', { name: 'Vidare till leverans' }).click()
  await page.getByLabel('Gatuadress').fill('Storgatan 1')
  await page.getByLabel('Postnummer').fill('111 22')
  await page.getByLabel('Ort').fill('Stockholm')
  await page.getByLabel('Telefon').fill('070-123 45 67')
  await page.getByRole('button', { name: 'Vidare till betalning' }).click()
  await page.getByRole('button', { name: 'Vidare till granskning' }).click()
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check()
  await page.getByRole('button', { name: 'Beställ med betalningsansvar' }).click()
  return page.getByRole('main').locator('dt:text-is("Beställning") + dd').innerText()
}

async function waitForHydration(page) {
  await page.locator('html[data-hydrated=true]').waitFor()
}
