// Reads from Vite's manifest which files a page loads first, with their sizes at brotli 11.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotli11 } from './compression.mjs'

/** @param {string} folder the client build */
export function readManifest(folder) {
  const chunks = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'))
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
    keys: Object.keys(chunks),
    /** Scripts of the chunks with these manifest keys and all that they import statically. */
    scripts: (keys) => measured(closure(keys).map(({ file }) => file)),
    styles: (keys) => measured(closure(keys).flatMap(({ css = [] }) => css)),
  }
}

/** The manifest keys of a page: the entry, its screen, its page model. */
export function keysOfPage(keys, page) {
  const one = (name, pattern) => {
    const found = keys.filter((key) => pattern.test(key))
    if (found.length !== 1) throw new Error(`The manifest has ${found.length} ${name}, expected one.`)
    return found
  }
  return [
    ...one('entries', /(^|\/)src\/entry-client\.tsx$/),
    ...one(`screens of ${page}`, new RegExp(`/screens/${page}/${page}-screen\\.tsx$`)),
    ...keys.filter((key) => key.endsWith(`/pages/${page}-page.ts`)),
  ]
}
