/** A value that is loaded when it is first needed: a chunk of code, a database. */
export interface Lazy<Value> {
  /** All calls share one load. A load that failed is tried again by the next call. */
  readonly load: () => Promise<Value>
  /** The value once it is loaded, for synchronous code. */
  readonly value: Value | undefined
}

/** The one way to load code or data late: `const code = lazy(() => import('./heavy'))`, then `await code.load()`. */
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
