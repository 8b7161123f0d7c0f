import type { MessageOverrides, Translation } from '@vitrin/i18n'
import { expectTypeOf, it } from 'vitest'
import { defineTheme, type Theme } from './theme'
import type { ThemeTexts } from './theme-messages'
import type { useMessage } from './hooks/use-message'

// The compiler is what tests here: each `@ts-expect-error` fails the type check where the line below compiles.

const english = { 'hero.alt': 'A shower', 'hero.doors_one': '{{count}} door', 'hero.doors_other': '{{count}} doors' }
const swedish: Translation<typeof english> = {
  'hero.alt': 'En dusch',
  'hero.doors_one': '{{count}} dörr',
  'hero.doors_other': '{{count}} dörrar',
}
const load =
  <Texts>(texts: Texts) =>
  async (): Promise<Texts> =>
    texts

/** Only type-checked, never called. */
export function languagesOfATheme(look: Omit<Theme, 'messages'>) {
  const en = load({ messages: english })
  const { 'hero.alt': _, ...incomplete } = swedish
  const overrides: MessageOverrides = { 'cart.title': 'Korg', 'cart.items_one': '{{count}} sak' }
  defineTheme({ ...look, messages: { en, sv: load({ messages: swedish, overrides }) } })
  defineTheme({ ...look, messages: { en: load({ messages: {} }) } })
  // @ts-expect-error -- a theme needs its English texts
  defineTheme({ ...look, messages: { sv: load({ messages: swedish }) } })
  // @ts-expect-error -- Swedish lacks hero.alt
  defineTheme({ ...look, messages: { en, sv: load({ messages: incomplete }) } })
  // @ts-expect-error -- cart.title is a text of the shop: it is an override
  defineTheme({ ...look, messages: { en: load({ messages: { 'cart.title': 'Basket' } }) } })
}

/** Only type-checked, never called. */
export function overridesOfATheme(): readonly MessageOverrides[] {
  return [
    { 'cart.title': 'Basket' },
    // @ts-expect-error -- the shop has no text cart.titel
    { 'cart.titel': 'Basket' },
  ]
}

it('a component names texts of the shop and of its own theme, and no others', () => {
  type ShopKey = Parameters<ReturnType<typeof useMessage>>[0]
  type NordicKey = Parameters<ReturnType<typeof useMessage<typeof english>>>[0]
  expectTypeOf<'cart.title'>().toExtend<ShopKey>()
  expectTypeOf<'cart.titel'>().not.toExtend<ShopKey>()
  expectTypeOf<'hero.alt'>().not.toExtend<ShopKey>()
  expectTypeOf<'cart.title' | 'hero.alt' | 'hero.doors'>().toExtend<NordicKey>()
  expectTypeOf<'hero.doors_one'>().not.toExtend<NordicKey>()
  expectTypeOf<'cart.titel'>().not.toExtend<NordicKey>()
})

it('two themes have their own texts side by side', () => {
  type OtherKey = Parameters<ReturnType<typeof useMessage<{ readonly 'frame.alt': string }>>>[0]
  expectTypeOf<'frame.alt' | 'cart.title'>().toExtend<OtherKey>()
  expectTypeOf<'hero.alt'>().not.toExtend<OtherKey>()
  expectTypeOf<ThemeTexts<typeof swedish>['messages']>().toExtend<typeof swedish>()
})
