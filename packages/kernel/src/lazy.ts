/** Something that is loaded when it is first asked for: a chunk of code, a database. */
export interface Lazy<Value> {
  /** All calls share one load. A load that failed is tried again by the next call. */
  readonly load: () => Promise<Value>
  /** The value once it has arrived, for code that cannot wait a turn. */
  readonly value: Value | undefined
}

/** The one way to load late: `const code = lazy(() => import('./heavy'))`, then `await code.load()`. */
export function lazy<Value>(load: () => Promise<Value>): Lazy<Value> {
  let loading: Promise<Value> | undefined
  let value: Value | undefined
  const start = async (): Promise<Value> => {
    try {
      return (value = await load())
    } catch (error) {
      loading = undefined
      throw error
    }
  }
  return {
    load: () => (loading ??= start()),
    get value() {
      return value
    },
  }
}
