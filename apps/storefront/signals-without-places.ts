import type { Plugin } from 'vite'

/** What React throws to itself to stop a render. It makes each of these once, while it loads. */
const SIGNALS = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * Gives React's signals no stack (docs/decisions/0118). No code reads it, and a browser that is being measured or
 * debugged would parse the whole of React again to find its places.
 */
export function signalsWithoutPlaces(): Plugin {
  return {
    name: 'vitrin:signals-without-places',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-dom-client\.production\.js$/ },
      handler(code) {
        const changed = code.replaceAll(SIGNALS, '$1 = Object.create(Error.prototype, { message: { value: $2 } })')
        if (changed === code) this.error('React makes its signals in another way now: see signals-without-places.ts.')
        return { code: changed, map: null }
      },
    },
  }
}
