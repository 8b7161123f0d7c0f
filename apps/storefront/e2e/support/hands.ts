import { createNames, createShop, type Control, type Driver, type Shop } from '@vitrin/hands'
import { PlaywrightDriver } from '@vitrin/hands/playwright'
import { messages } from '@vitrin/i18n/messages/sv'
import type { Locator, Page } from '@playwright/test'

/** The page objects of the demo shop, in a page of Playwright. */
export interface Hands extends Shop {
  readonly driver: PlaywrightDriver
  /** The element of a page object, for assertions of Playwright. */
  readonly at: (control: Control) => Locator
}

/** The labels of the demo catalogue. */
const MEASURE_LABELS = { width: /^Bredd/, depth: /^Djup/, height: /^Höjd/, diameter: /^Diameter/ } as const

const opened = new WeakMap<Page, Hands>()

/** One for each page, because it listens to the page's console and requests. */
export function handsOn(page: Page): Hands {
  const hands = opened.get(page) ?? createHands(page)
  opened.set(page, hands)
  return hands
}

function createHands(page: Page): Hands {
  const driver = new PlaywrightDriver(page)
  return { ...shopWith(driver), driver, at: ({ target }) => driver.locate(target) }
}

/** The page objects in a window of any browser. */
export function shopWith(driver: Driver): Shop {
  return createShop({ driver, names: createNames(messages), measureLabels: MEASURE_LABELS })
}
