import { expect, type Locator, type Page } from '@playwright/test'
import { isNarrow } from './width'

/** Uses the menu: in the header, or behind a link on narrow screens. */
export async function openCategoryFromMenu(page: Page, name: string): Promise<void> {
  if (isNarrow(page)) await page.getByRole('link', { name: 'Meny' }).click()
  const menu = isNarrow(page) ? page.getByRole('dialog') : page.getByRole('banner')
  await menu.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Returns the filter form; on narrow screens it opens the form first. */
export async function openFilters(page: Page): Promise<Locator> {
  const form = page.getByRole('form', { name: 'Filter' })
  if (isNarrow(page) && !(await form.isVisible())) await page.getByRole('link', { name: /^Filter/ }).click()
  await expect(form).toBeVisible()
  return form
}

export function resultCount(page: Page): Locator {
  return page.locator('.toolbar output')
}

export function cards(page: Page): Locator {
  return page.getByRole('main').locator('.card h3')
}
