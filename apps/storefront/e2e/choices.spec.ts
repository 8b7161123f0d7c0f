import { expect, test } from './fixtures'
import { kr } from './support/money'
import { open } from './support/open'
import { buyForm, shownPrice, unden } from './support/product'

test('a choice of finish and glass changes pictures and price', async ({ page }) => {
  await open(page, unden.address)
  const form = buyForm(page)
  await form.getByRole('radio', { name: 'Krom' }).check()
  await expect(shownPrice(page)).toHaveText(kr(unden.standard))
  await expect(page.getByRole('region', { name: 'Bilder' }).getByRole('img').first()).toHaveAccessibleName(/krom/)
  await form.getByRole('radio', { name: /^Rökfärgat/ }).check()
  await expect(shownPrice(page)).toHaveText(kr(unden.standard + 30_000))
})
