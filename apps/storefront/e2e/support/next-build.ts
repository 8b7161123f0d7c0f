import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const APP = join(import.meta.dirname, '..', '..')
const ROOT = join(APP, '..', '..')

/** The shop's build once more as a later version would be: another version, and a screen whose chunk has another name. */
export function nextBuild(name: string): { readonly main: string; remove(): void } {
  // In the repository, so that the server finds its packages.
  const root = join(ROOT, 'reports', name)
  const app = join(root, 'apps', 'storefront')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(app, { recursive: true })
  symlinkSync(join(ROOT, 'tools'), join(root, 'tools'))
  symlinkSync(join(APP, 'node_modules'), join(app, 'node_modules'))
  cpSync(join(APP, 'dist'), join(app, 'dist'), { recursive: true })
  rename(join(app, 'dist', 'client'))
  return { main: join(app, 'dist', 'server', 'main.js'), remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** The manifest changes with it, and with that the version. */
function rename(client: string): void {
  const before = wishlistChunk(client)
  const after = before.replace('.js', '-later.js')
  renameSync(join(client, before), join(client, after))
  for (const file of [...readdirSync(join(client, 'assets')).map((name) => `assets/${name}`), '.vite/manifest.json', 'sw.js']) {
    if (!/\.js(on)?$/.test(file)) continue
    const text = readFileSync(join(client, file), 'utf8')
    writeFileSync(join(client, file), text.replaceAll(name(before), name(after)))
  }
}

function wishlistChunk(client: string): string {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Record<string, { readonly file: string }>
  return Object.entries(manifest).find(([source]) => source.endsWith('wishlist-screen.tsx'))![1].file
}

function name(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
