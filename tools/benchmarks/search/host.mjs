// The API host with the demo shop, as the app makes it; bundled by measure/search.mjs.
import { createApiServer } from '@vitrin/api-server'
import { demoCatalogue } from '@vitrin/demo-catalogue'

export const { documents } = demoCatalogue()

export function openHost(dataFolder) {
  return createApiServer({
    dataFolder,
    mediaFolder: dataFolder,
    seed: demoCatalogue,
    clock: { now: () => Date.now(), after: () => () => {} },
    ids: { next: () => crypto.randomUUID() },
    logger: { debug() {}, warn() {}, error: (message, details) => console.error(message, details) },
    onChanged() {},
  })
}
