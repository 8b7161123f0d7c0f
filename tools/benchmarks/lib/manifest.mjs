// Reads from Vite's manifest which files a page loads first, with their sizes at brotli 11.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli11 } from './compression.mjs'

/** @param {string} folder the client build */
export function readManifest(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'))
  const chunks = read('manifest.json')
  // A chunk is found by the source files in it.
  const keyOf = new Map(Object.entries(chunks).map(([key, { file }]) => [file, key]))
  const modules = Object.entries(read('modules.json')).map(([module, file]) => [module, keyOf.get(file)])
  const sizes = new Map()
  const size = (file) => {
    if (!sizes.has(file)) sizes.set(file, brotli11(readFileSync(join(folder, file))))
    return sizes.get(file)
  }
  const closure = (keys, seen = new Set()) => {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      closure(chunks[key].imports ?? [], seen)
    }
    return [...seen].map((key) => chunks[key])
  }
  const measured = (files) => {
    const listed = [...new Set(files)].map((file) => ({ file, brotli: size(file) }))
    return { files: listed, brotli: listed.reduce((sum, { brotli }) => sum + brotli, 0) }
  }
  return {
    modules,
    /** Scripts of the chunks with these manifest keys and all that they import statically. */
    scripts: (keys) => measured(closure(keys).map(({ file }) => file)),
    styles: (keys) => measured(closure(keys).flatMap(({ css = [] }) => css)),
  }
}

/** The pages that shoppers come to first. */
const FIRST_PAGES = ['home', 'category', 'product']

/**
 * What each of the first pages loads before it hydrates.
 * @param {string} folder the client build
 * @param {Record<string, string>} screens the file of a page's screen, if it is not `screens/<page>/<page>-screen.tsx`
 */
export function sizesOfPages(folder, screens = {}) {
  const { modules, scripts, styles } = readManifest(folder)
  return Object.fromEntries(
    FIRST_PAGES.map((page) => {
      const keys = keysOfPage(modules, page, screens[page])
      return [page, { scripts: scripts(keys), styles: styles(keys) }]
    }),
  )
}

/** The manifest keys of a page: the entry, its screen, its page model. */
export function keysOfPage(modules, page, screen = `/screens/${page}/${page}-screen.tsx`) {
  const keysWhere = (isIt) => modules.flatMap(([module, key]) => (isIt(module) ? [key] : []))
  const keysOf = (pattern) => keysWhere((module) => pattern.test(module))
  const one = (name, found) => {
    if (found.length !== 1) throw new Error(`The manifest has ${found.length} ${name}, expected one.`)
    return found
  }
  return [
    ...one('entries', keysOf(/(^|\/)src\/entry-client\.tsx$/)),
    ...one(
      `screens of ${page}`,
      keysWhere((module) => module.endsWith(screen)),
    ),
    ...keysOf(new RegExp(`/pages/${page}-page\\.ts$`)),
  ]
}
