import { fileURLToPath } from 'node:url'
import { dirname, join } from 'node:path'
import { ContentFault } from '@vitrin/api-server'
import { endOnFault, outliveItsReaders } from './end-on-fault'
import { misspeltSettings } from './settings/misspelt-settings'
import { StartRefusal } from './start-refusal'
import { startShop } from './start-shop'

/** `apps/storefront`, as seen from `dist/server/main.js`. */
const appFolder = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const SETTINGS_ARE_VARIABLES =
  'Settings are environment variables, for example PORT=8080. docs/guides/configure.md lists them.'

// Files that parts of the shop make without a mode of their own are for the owner of the process, too.
process.umask(0o077)

try {
  const [argument] = process.argv.slice(2)
  if (argument !== undefined) throw new StartRefusal(`${argument} is not an argument. ${SETTINGS_ARE_VARIABLES}`)
  for (const warning of misspeltSettings(process.env)) console.warn(`warning: ${warning}`)
  const shop = await startShop({ env: process.env, appFolder, workFolder: process.cwd() })
  console.log(`The shop is open: ${shop.address}`)
  outliveItsReaders([process.stdout, process.stderr])
  endOnFault(process, shop.log, () => shop.close())
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      void shop.close().then(() => process.exit(0))
    })
  }
} catch (error) {
  if (!(error instanceof StartRefusal || error instanceof ContentFault)) throw error
  console.error(error.message)
  process.exit(1)
}
