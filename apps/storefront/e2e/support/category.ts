import { expect, type Locator, type Page } from '@playwright/test'
import { handsOn } from './hands'
import { isNarrow } from './width'

/** Uses the menu: in the header, or behind a link on narrow screens. */
export async function openCategoryFromMenu(page: Page, name: string): Promise<void> {
  await handsOn(page).header.openCategory(name)
}

/** Returns the filter form; on narrow screens it opens the form first. */
export async function openFilters(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Filter' })
  if (isNarrow(page) && !(await form.isVisible())) await page.getByRole('link', { name: /^Filter/ }).click()
  await expect(form).toBeVisible()
  return form
}

/** On narrow screens the filters are a sheet: closes it by its button. */
export function closeFilters(page: Page): Promise<void> {
  return handsOn(page).listing.closeFilters()
}

export function resultCount(page: Page): Locator {
  const { listing, at } = handsOn(page)
  return at(listing.count)
}

/** The products of a list. */
export function products(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
}

export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
}
