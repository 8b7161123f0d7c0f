import { SHELL_PATH } from '../shell-path'
import type { Device } from './scope'

/** The built files of one version of the shop. */
export interface Build {
  readonly version: string
  readonly files: readonly string[]
  /** By language, the files with texts of other languages than the shop's. They come with the shell of a view. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/** The response header with the build of a page. */
export const BUILD_HEADER = 'x-build'
/** The response header with the shell of the page's store view, in a shop with several. */
export const SHELL_HEADER = 'x-shell'

const CHUNKS = 'chunks-'
const PAGES = 'pages-'

/** Tabs of two older builds may be open: the one that ran before, and one that waited and never ran. */
const EARLIER_BUILDS = 2
const SHELL_MAX_AGE_MS = 24 * 60 * 60_000

export const pagesOf = (version: string): string => PAGES + version

/** Stores all files of a build. The shell comes last, so a build that has its shell is complete. */
export async function keepBuild(build: Build, { caches, fetch }: Device): Promise<void> {
  const { version, files } = build
  if (await shellOf(version, caches)) return
  try {
    const cache = await caches.open(CHUNKS + version)
    await cache.addAll([...files])
    await keepShell(build, { caches, fetch })
  } catch (error) {
    await caches.delete(CHUNKS + version)
    throw error
  }
}

/**
 * Replaces a shell of a complete build after a day, because its menu changes with the catalogue. That of another store
 * view is stored when the shopper visits the view.
 */
export async function renewShell(
  build: Build,
  device: Device,
  nowMs: number,
  path: string = SHELL_PATH,
): Promise<void> {
  const { version } = build
  if (!(await shellOf(version, device.caches))) return
  const shell = await shellOf(version, device.caches, path)
  if (!shell || nowMs - Date.parse(shell.headers.get('date') ?? '') > SHELL_MAX_AGE_MS)
    await keepShell(build, device, path)
}

/** While several servers are updated, one may send the shell of another build, whose files are not stored here. */
async function keepShell(
  { version, texts }: Build,
  { caches, fetch }: Device,
  path: string = SHELL_PATH,
): Promise<void> {
  const shell = await fetch(path, { cache: 'reload' })
  if (!shell.ok || shell.headers.get(BUILD_HEADER) !== version)
    throw new Error(`The shell of build ${version} is not to be had`)
  const cache = await caches.open(CHUNKS + version)
  const [, language = ''] = /<html lang="([a-z]+)/.exec(await shell.clone().text()) ?? []
  await cache.addAll([...(texts[language] ?? [])])
  await cache.put(path, shell)
}

export async function shellOf(
  version: string,
  caches: CacheStorage,
  path: string = SHELL_PATH,
): Promise<Response | undefined> {
  return caches.match(path, { cacheName: CHUNKS + version, ignoreVary: true })
}

/** The builds on the device, newest first. */
export async function buildsOn(caches: CacheStorage): Promise<readonly string[]> {
  return versions(await caches.keys(), CHUNKS).toReversed()
}

/** Deletes the files of older builds, and the pages that need them. */
export async function dropOldBuilds(own: string, caches: CacheStorage): Promise<void> {
  const names = await caches.keys()
  const earlier = versions(names, CHUNKS).filter((version) => version !== own)
  const kept = new Set([own, ...earlier.slice(-EARLIER_BUILDS)])
  const old = names.filter(
    (name) => (name.startsWith(CHUNKS) || name.startsWith(PAGES)) && !kept.has(name.slice(name.indexOf('-') + 1)),
  )
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** In the order in which they were stored. */
function versions(names: readonly string[], prefix: string): readonly string[] {
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
}
