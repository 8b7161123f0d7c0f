// Lets plain Node run the workspace's sources: their imports name no file endings, as bundlers read them.
import { existsSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const ENDINGS = ['.ts', '/index.ts']
/** Asked for again and again: code that comes later is imported anew by every page. */
const found = new Map()

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith('.') || /\.[a-z]+$/.test(specifier)) return next(specifier, context)
    const address = new URL(specifier, context.parentURL).href
    if (!found.has(address))
      found.set(
        address,
        ENDINGS.find((ending) => existsSync(fileURLToPath(address + ending))),
      )
    const ending = found.get(address)
    return ending === undefined
      ? next(specifier, context)
      : { url: address + ending, shortCircuit: true, format: 'module-typescript' }
  },
})
