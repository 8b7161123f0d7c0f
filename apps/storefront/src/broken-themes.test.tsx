// @vitest-environment happy-dom
import type { Theme } from '@vitrin/theme-kit'
import { nordic } from '@vitrin/theme-nordic'
import { useLayoutEffect, useState, type ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openHost, type OpenHost } from '../server/testing/open-host'
import { openTab, type OpenTab } from './testing/open-tab'
import { eventually, heading, screenWords } from './testing/screen'

let host: OpenHost
let tab: OpenTab
beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())
// What the shop and React say of each fault.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  tab.close()
  vi.restoreAllMocks()
})

const PRODUCT = '/sv/p/KG-1101/duschdorr-unden'
const ERROR = 'Något gick sönder'

/** True once a theme is to fail: the shopper has something in the cart by then. */
let fails = false
function Throws(): never {
  throw new Error('The theme fails')
}
function Loops(): ReactNode {
  const [count, setCount] = useState(0)
  // oxlint-disable-next-line react/set-state-in-effect -- this is the fault
  useLayoutEffect(() => setCount(count + 1), [count])
  return count
}
/** The layout of nordic, until it is to fail. */
const Frame: Theme['layouts']['default'] = ({ children }) =>
  fails ? <Throws /> : <nordic.layouts.default>{children}</nordic.layouts.default>
const screen = (Component: () => ReactNode) => async () => ({ default: Component })

/** A tab with one piece in the cart, before its theme fails. */
async function tabWithCart(parts: Partial<Theme>): Promise<void> {
  fails = false
  tab = await openTab(host, PRODUCT, {}, { ...nordic, ...parts })
  await tab.addToCart()
  fails = true
}

async function keepsTheCart(): Promise<void> {
  expect(tab.shopper.cart.count).toBe(1)
  fails = false
  await tab.visit('/sv/compare')
  await eventually(() => expect(heading()).toBe('Jämför varor'))
  expect(tab.shopper.cart.count).toBe(1)
}

describe('a theme whose part fails shows the error screen and loses no cart', () => {
  it('when a screen throws', async () => {
    await tabWithCart({ screens: { ...nordic.screens, wishlist: screen(Throws) } })
    await tab.visit('/sv/wishlist')
    await eventually(() => expect(heading()).toBe(ERROR))
    await keepsTheCart()
  })

  it('when an effect of a screen loops', async () => {
    await tabWithCart({ screens: { ...nordic.screens, wishlist: screen(Loops) } })
    await tab.visit('/sv/wishlist')
    await eventually(() => expect(heading()).toBe(ERROR))
    await keepsTheCart()
  })

  it('when the code of a screen is missing', async () => {
    const missing = () => Promise.reject(new Error('Failed to fetch dynamically imported module'))
    await tabWithCart({ screens: { ...nordic.screens, wishlist: missing } })
    await tab.visit('/sv/wishlist')
    await eventually(() => expect(heading()).toBe(ERROR))
    await keepsTheCart()
  })

  it('when a layout throws', async () => {
    await tabWithCart({ layouts: { ...nordic.layouts, default: Frame } })
    tab.go('/sv/wishlist')
    await eventually(() => expect(heading()).toBe(ERROR))
    await keepsTheCart()
  })

  it('when the error screen throws, too', async () => {
    await tabWithCart({
      layouts: { ...nordic.layouts, default: Frame },
      screens: { ...nordic.screens, error: screen(Throws) },
    })
    tab.go('/sv/wishlist')
    await eventually(() => expect(screenWords()).toContain(ERROR))
    await keepsTheCart()
  })
})

it.each(['throws', 'is missing'])('a panel that %s leaves the page as it is', async (fault) => {
  const microcart = fault === 'throws' ? screen(Throws) : () => Promise.reject(new Error('gone'))
  await tabWithCart({ panels: { ...nordic.panels, microcart } })
  tab.storefront.ui.openPanel('microcart')
  await eventually(() => expect(vi.mocked(console.error)).toHaveBeenCalled())
  expect(heading()).toBe('Duschdörr Unden')
  await keepsTheCart()
})
