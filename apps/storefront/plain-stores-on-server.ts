import type { Plugin } from 'vite'

const PLAIN_STORES = new URL('server/plain-stores.ts', import.meta.url).pathname

/** The stores of a page that the server renders have no observers (docs/decisions/0117). */
export function plainStoresOnServer(): Plugin {
  return {
    name: 'vitrin:plain-stores-on-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId: (id, importer) => (id === 'mobx' && importer !== PLAIN_STORES ? PLAIN_STORES : undefined),
  }
}
