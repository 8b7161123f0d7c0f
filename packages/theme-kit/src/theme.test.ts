import type { LayoutId, ModalId, PanelId } from '@vitrin/storefront'
import { expect, expectTypeOf, it } from 'vitest'
import type { PageId } from './stores'
import { defineTheme, type Theme } from './theme'

// The compiler is what tests here: each `@ts-expect-error` fails the type check where the line below compiles.

/** Only type-checked, never called. */
export function incompleteThemes(theme: Theme): void {
  const { home: _home, ...screens } = theme.screens
  // @ts-expect-error -- Property 'home' is missing
  defineTheme({ ...theme, screens })
  const { microcart: _microcart, ...panels } = theme.panels
  // @ts-expect-error -- Property 'microcart' is missing
  defineTheme({ ...theme, panels })
  const { confirmation: _confirmation, ...modals } = theme.modals
  // @ts-expect-error -- Property 'confirmation' is missing
  defineTheme({ ...theme, modals })
  const { minimal: _minimal, ...layouts } = theme.layouts
  // @ts-expect-error -- Property 'minimal' is missing
  defineTheme({ ...theme, layouts })
  const { empty: _empty, ...framed } = theme.layouts
  // @ts-expect-error -- Property 'empty' is missing
  defineTheme({ ...theme, layouts: framed })
  const { notifications: _notifications, ...silent } = theme
  // @ts-expect-error -- Property 'notifications' is missing
  defineTheme(silent)
  // @ts-expect-error -- the shop has no screen 'cart'
  defineTheme({ ...theme, screens: { ...theme.screens, cart: theme.screens.home } })
  // @ts-expect-error -- a theme of another contract does not fit
  defineTheme({ ...theme, contract: 2 })
}

/** Only type-checked, never called: a screen gets the page that its id names. */
export function screensOfAnotherPage(theme: Theme): void {
  const { category } = theme.screens
  // @ts-expect-error -- the screen of a category cannot show the home page
  defineTheme({ ...theme, screens: { ...theme.screens, home: category } })
}

it('the contract has a part for every page, layout, panel and modal of the shop, and for no other', () => {
  expectTypeOf<keyof Theme['screens']>().toEqualTypeOf<PageId>()
  expectTypeOf<keyof Theme['layouts']>().toEqualTypeOf<LayoutId>()
  expectTypeOf<keyof Theme['panels']>().toEqualTypeOf<PanelId>()
  expectTypeOf<keyof Theme['modals']>().toEqualTypeOf<ModalId | 'confirmation'>()
})

it('gives back the theme that it was given', () => {
  const theme = { id: 'mine' } as Theme
  expect(defineTheme(theme)).toBe(theme)
})
