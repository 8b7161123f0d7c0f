import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildVersion } from '../../server/client-manifest'
import { BROTLI_SUFFIX } from '../../server/static-assets'

const APP = join(import.meta.dirname, '..', '..')
const ROOT = join(APP, '..', '..')

export interface NextBuild {
  /** Path of the server's entry. */
  readonly main: string
  readonly version: string
  readonly remove: () => void
}

/**
 * A copy of the build that looks like a later version: every script has another name.
 * `name` must be unique to the journey, because journeys run in parallel.
 */
export function nextBuild(name: string): NextBuild {
  const { main, app, remove } = copyOfBuild(`next-build-${name}`)
  return { main, version: renameScripts(join(app, 'dist', 'client')), remove }
}

export interface BuildCopy {
  /** Path of the server's entry. */
  readonly main: string
  readonly app: string
  readonly remove: () => void
}

/** Copies the build into its own folder, where a journey may change it. */
export function copyOfBuild(name: string): BuildCopy {
  // Inside the repository, so that Node finds the server's packages.
  const root = join(ROOT, 'reports', name)
  const app = join(root, 'apps', 'storefront')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(app, { recursive: true })
  symlinkSync(join(ROOT, 'tools'), join(root, 'tools'))
  symlinkSync(join(APP, 'node_modules'), join(app, 'node_modules'))
  // Without the compressed form of files, which a journey may change.
  const isSource = (file: string): boolean => !file.endsWith(BROTLI_SUFFIX)
  cpSync(join(APP, 'dist'), join(app, 'dist'), { recursive: true, filter: isSource })
  return {
    main: join(app, 'dist', 'server', 'main.js'),
    app,
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function renameScripts(client: string): string {
  const manifest = join(client, '.vite', 'manifest.json')
  const before = buildVersion(readFileSync(manifest, 'utf8'))
  const assets = join(client, 'assets')
  const names = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const scriptName = new RegExp(
    `(?<=[/"'\`])(${names.map((file) => file.replace('.js', '')).join('|')})\\.js(?=["'\`,])`,
    'g',
  )
  const rewrite = (file: string): void =>
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(scriptName, '$1-next.js'))
  const modules = join(client, '.vite', 'modules.json')
  for (const file of [manifest, modules, join(client, 'sw.js'), ...names.map((name) => join(assets, name))])
    rewrite(file)
  for (const name of names) renameSync(join(assets, name), join(assets, name.replace('.js', '-next.js')))
  const version = buildVersion(readFileSync(manifest, 'utf8'))
  writeFileSync(join(client, 'sw.js'), readFileSync(join(client, 'sw.js'), 'utf8').replace(before, version))
  return version
}
