// Changes the text of modules as they are loaded, so that the product carries no flag. Loaded before any of them.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))

/** The old text must stand there exactly once: a change of the product that moves it fails loudly. */
export function plant({ name, edits }) {
  const texts = new Map()
  for (const { file, from, to } of edits) {
    const address = pathToFileURL(join(root, file)).href
    const text = texts.get(address) ?? readFileSync(join(root, file), 'utf8')
    const parts = text.split(from)
    if (parts.length !== 2) throw new Error(`"${name}": the text to replace is ${parts.length - 1} times in ${file}`)
    texts.set(address, parts.join(to))
  }
  registerHooks({
    load(url, context, next) {
      const source = texts.get(url)
      return source === undefined ? next(url, context) : { format: 'module-typescript', shortCircuit: true, source }
    },
  })
}
