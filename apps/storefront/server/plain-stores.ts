import type { AnnotationsMap } from 'mobx'

export * from 'mobx'

/** By the prototype of a class. */
const methodsOf = new Map<object, readonly string[]>()

/**
 * Takes the place of MobX's function in the build of the server (`plain-stores-on-server.ts`). A page that is rendered
 * has stores of its own without observers, so they stay plain objects whose methods are bound. MobX would make some
 * objects for each of their fields and methods.
 */
export function makeAutoObservable<Store extends object>(
  store: Store,
  _annotations?: AnnotationsMap<Store, never>,
  { autoBind = false }: { readonly autoBind?: boolean } = {},
): Store {
  if (autoBind) bindMethods(store as Record<string, unknown>)
  return store
}

function bindMethods(store: Record<string, unknown>): void {
  const prototype = Object.getPrototypeOf(store) as object
  let names = methodsOf.get(prototype)
  if (!names) {
    names = namesOfMethods(prototype)
    methodsOf.set(prototype, names)
  }
  for (const name of names) store[name] = (store[name] as () => unknown).bind(store)
}

function namesOfMethods(prototype: object): readonly string[] {
  return Object.entries(Object.getOwnPropertyDescriptors(prototype))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([name]) => name)
}
