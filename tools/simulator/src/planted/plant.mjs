// Changes the source of modules while they load, so that the product needs no flags. It is loaded before all of them.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))

/** The old text must occur exactly once. Otherwise the product has changed, and the edit must change too. */
export function plant({ name, edits }) {
  const texts = new Map()
  for (const { file, from, to } of edits) {
    const address = pathToFileURL(join(root, file)).href
    const text = texts.get(address) ?? readFileSync(join(root, file), 'utf8')
    const parts = text.split(from)
    if (parts.length !== 2)
      throw new Error(`"${name}": the text to replace occurs ${parts.length - 1} times in ${file}, not once`)
    texts.set(address, parts.join(to))
  }
  registerHooks({
    load(url, context, next) {
      const source = texts.get(url)
      return source === undefined ? next(url, context) : { format: 'module-typescript', shortCircuit: true, source }
    },
  })
}
