import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { StartRefusal } from './start-refusal'
import { startShop } from './start-shop'

/** `apps/storefront`, seen from `dist/server/main.js`. */
const appFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

try {
  const shop = await startShop({ env: process.env, appFolder, workFolder: process.cwd() })
  console.log(`The shop is open: ${shop.address}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void shop.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exit(1)
}
