import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Environment } from '../settings/settings'
import { startShop, type RunningShop } from '../start-shop'

const root = join(import.meta.dirname, '..', '..', '..', '..')

/** The whole server with all settings, without a build: its pages name no scripts. */
export async function runningShop(env: Environment = {}): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-shop-'))
  const appFolder = join(folder, 'apps', 'storefront')
  const write = (path: string, text: string): void => {
    const file = join(appFolder, 'dist', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  write('client/.vite/manifest.json', '{"src/entry-client.tsx":{"file":"assets/entry.js"}}')
  write('client/.vite/modules.json', '{"src/entry-client.tsx":"assets/entry.js"}')
  write('inline/early.js', '')
  symlinkSync(join(root, 'tools'), join(folder, 'tools'))
  symlinkSync(join(root, 'apps', 'storefront', 'config'), join(appFolder, 'config'))
  const shop = await startShop({
    env: { HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', ...env },
    appFolder,
    workFolder: folder,
  })
  return {
    ...shop,
    async close() {
      await shop.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
