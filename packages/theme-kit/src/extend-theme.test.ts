import type { ComponentType } from 'react'
import { expect, it } from 'vitest'
import { extendTheme } from './extend-theme'
import { extendLook, defineLook } from './look'
import type { Theme } from './theme'
import { textsIn } from './theme-messages'

// The compiler is what tests here, too: each `@ts-expect-error` fails the type check where the line below compiles.

interface Parts {
  readonly Logo: ComponentType
  readonly Card: ComponentType<{ readonly name: string }>
}
type ParentTexts = { readonly 'hero.alt': 'A shower'; readonly 'hero.title': 'Glass' }
type Parent = Theme<ParentTexts, Parts>

const Card = ({ name }: { readonly name: string }) => name
const Other = ({ size }: { readonly size: number }) => size

/** Only type-checked, never called. */
export function unknownNames(parent: Parent): void {
  extendTheme({ extends: parent, id: 'night', screens: { home: parent.screens.home }, components: { Card } })
  // @ts-expect-error -- the shop has no screen 'cart'
  extendTheme({ extends: parent, id: 'night', screens: { cart: parent.screens.home } })
  // @ts-expect-error -- the screen of a category cannot show the home page
  extendTheme({ extends: parent, id: 'night', screens: { home: parent.screens.category } })
  // @ts-expect-error -- the shop has no panel 'basket'
  extendTheme({ extends: parent, id: 'night', panels: { basket: parent.panels.microcart } })
  // @ts-expect-error -- the shop has no modal 'login'
  extendTheme({ extends: parent, id: 'night', modals: { login: parent.modals.review } })
  // @ts-expect-error -- the shop has no layout 'wide'
  extendTheme({ extends: parent, id: 'night', layouts: { wide: parent.layouts.default } })
  // @ts-expect-error -- the parent does not let its header go
  extendTheme({ extends: parent, id: 'night', components: { Header: Card } })
  // @ts-expect-error -- a card gets a name, and no size
  extendTheme({ extends: parent, id: 'night', components: { Card: Other } })
  // @ts-expect-error -- a theme has an id
  extendTheme({ extends: parent })
}

const load =
  <Texts>(texts: Texts) =>
  async (): Promise<Texts> =>
    texts

/** Only type-checked, never called. */
export function textsOfAnExtension(parent: Parent): void {
  const own = { 'stars.alt': 'Stars' }
  extendTheme({ extends: parent, id: 'night', messages: { en: load({ messages: own }), sv: load({ messages: own }) } })
  // @ts-expect-error -- hero.alt is a text of the parent: it is an override
  extendTheme({ extends: parent, id: 'night', messages: { en: load({ messages: { 'hero.alt': 'A sauna' } }) } })
  // @ts-expect-error -- Swedish lacks stars.alt
  extendTheme({ extends: parent, id: 'night', messages: { en: load({ messages: own }), sv: load({ messages: {} }) } })
}

/** Only type-checked, never called. */
export function cycles(): unknown {
  // @ts-expect-error -- used before it is declared
  const first = extendTheme({ extends: second, id: 'first' })
  // @ts-expect-error -- its type refers to itself
  const second = extendTheme({ extends: first, id: 'second' })
  return second
}

const parent = {
  id: 'parent',
  contract: 1,
  layouts: { default: 'frame', minimal: 'bare frame' },
  screens: { home: 'home', category: 'category' },
  panels: { menu: 'menu' },
  modals: { terms: 'terms' },
  notifications: 'notifications',
  messages: {
    en: load({ messages: { 'hero.alt': 'A shower', 'hero.title': 'Glass' } }),
    sv: load({ messages: { 'hero.alt': 'En dusch', 'hero.title': 'Glas' }, overrides: { 'cart.title': 'Korg' } }),
  },
} as unknown as Parent

it('a theme that extends another has what it gives, and the rest of its parent', () => {
  const home = 'own home' as never
  const child = extendTheme({ extends: parent, id: 'night', screens: { home }, components: { Card } })
  expect(child).toMatchObject({
    id: 'night',
    contract: 1,
    layouts: parent.layouts,
    screens: { home, category: 'category' },
    panels: parent.panels,
    modals: parent.modals,
    notifications: 'notifications',
    components: { Card },
  })
})

it('a child of a child has what both of them give', () => {
  const child = extendTheme({ extends: parent, id: 'night', components: { Card } })
  const grandchild = extendTheme({ extends: child, id: 'midnight', panels: { menu: 'own menu' as never } })
  expect(grandchild).toMatchObject({ components: { Card }, panels: { menu: 'own menu' }, extends: { extends: parent } })
})

it('a theme that extends another rewords single texts, also of its parent', async () => {
  const { messages } = extendTheme({
    extends: parent,
    id: 'night',
    messages: {
      en: load({ messages: { 'stars.alt': 'Stars' } }),
      sv: load({ messages: { 'stars.alt': 'Stjärnor' }, overrides: { 'hero.title': 'Nattglas' } }),
    },
  })
  expect(await textsIn(messages, 'sv')).toEqual({
    messages: { 'hero.alt': 'En dusch', 'hero.title': 'Glas', 'stars.alt': 'Stjärnor' },
    overrides: { 'cart.title': 'Korg', 'hero.title': 'Nattglas' },
  })
})

it('says the parts of the theme that lacks a language in English', async () => {
  const { messages } = extendTheme({
    extends: parent,
    id: 'night',
    messages: { en: load({ messages: { 'stars.alt': 'Stars' } }) },
  })
  expect((await textsIn(messages, 'sv')).messages).toMatchObject({ 'hero.alt': 'En dusch', 'stars.alt': 'Stars' })
})

const look = defineLook({ paper: '#ffffff', font: 'sans.woff2', tokens: ['color-paper', 'color-ink'] })

/** Only type-checked, never called. */
export function unknownTokens(): void {
  // @ts-expect-error -- the parent has no token 'colour-ink'
  extendLook({ extends: look, tokens: { 'colour-ink': '#ffffff' } })
}

it('a look that extends another sets tokens of its parent, over those that the parent sets itself', () => {
  const night = extendLook({ extends: look, paper: '#000000', tokens: { 'color-paper': '#000', 'color-ink': '#fff' } })
  const midnight = extendLook({ extends: night, font: undefined, tokens: { 'color-ink': '#eee' } })
  expect(midnight).toEqual({
    paper: '#000000',
    font: undefined,
    tokens: ['color-paper', 'color-ink'],
    overrides: { 'color-paper': '#000', 'color-ink': '#eee' },
  })
})
