import { expectTypeOf, it } from 'vitest'
import type * as Kit from './index'
import type { Page, Shopper, Storefront } from './stores'

type Action = (...given: never[]) => unknown
type Below<Depth extends number> = [never, 0, 1, 2, 3, 4][Depth]

/** The names of all properties that can be read from a part, five steps deep; those of answers of actions, too. */
type Names<Part, Depth extends number = 4> = [Depth] extends [never]
  ? never
  : Part extends Action
    ? Names<Awaited<ReturnType<Part>>, Below<Depth>>
    : Part extends readonly (infer Item)[]
      ? Names<Item, Below<Depth>>
      : Part extends object
        ? {
            [Key in Named<keyof Part>]: Key | Names<NonNullable<Part[Key]>, Below<Depth>>
          }[Named<keyof Part>]
        : never

/** Without those of dictionaries, which may be any string. */
type Named<Key> = Key extends string ? (string extends Key ? never : Key) : never

/** The tokens of a look are colors, and the one of a group says which prices a customer has, not who it is. */
type Secret<Name extends string> = Exclude<Extract<Name, `${string}oken${string}` | 'lease'>, 'tokens' | 'groupToken'>

it('nothing that a theme can read of a store is a token, nor what gives one', () => {
  expectTypeOf<Secret<Names<Shopper>>>().toEqualTypeOf<never>()
  expectTypeOf<Secret<Names<Omit<Storefront, 'shopper'>>>>().toEqualTypeOf<never>()
  expectTypeOf<Secret<Names<Page['model']>>>().toEqualTypeOf<never>()
  expectTypeOf<Extract<Names<Shopper>, 'items' | 'isSignedIn'>>().toEqualTypeOf<'items' | 'isSignedIn'>()
})

it('no hook gives a theme a token', () => {
  expectTypeOf<Secret<Names<typeof Kit>>>().toEqualTypeOf<never>()
})
