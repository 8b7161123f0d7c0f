type Action = (...given: never[]) => unknown
type Collection = readonly unknown[] | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>

/** What the composition, the app and policies call on a store, and a theme does not. */
type Lifecycle = 'dehydrate' | 'dispose' | 'hydrate' | 'load' | 'prepare' | 'resume' | 'snapshot' | 'start' | 'stop'

/** What speaks for the shopper at the host. A theme asks a store, which sends it. */
type Secret = 'group' | 'lease' | 'token' | 'tokenLock'

/**
 * What a theme sees of a store: readonly properties, and the actions that a shopper may ask for. Stores inside it are
 * treated alike; documents, which have no methods, stay as they are.
 */
export type ForTheme<Part> = Part extends Action | Collection
  ? Part
  : [Extract<Part[keyof Part], Action>] extends [never]
    ? Part
    : { readonly [Key in keyof Part as Exclude<Key, Lifecycle | Secret>]: ForTheme<Part[Key]> }
