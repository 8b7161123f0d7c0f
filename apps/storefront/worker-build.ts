import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { buildVersion } from './server/client-manifest'
import type { Build } from './src/service-worker/builds'

const MODULE = 'virtual:build'

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** The texts of a language, e.g. `packages/i18n/src/messages/host-sentences-fi.ts`. */
const TEXTS = /[\\/]messages[\\/](?:host-sentences-)?([a-z]{2})\.ts$/

/**
 * Gives the service worker the list of built files that it keeps. The client is built before. The texts of other
 * languages than the shop's are a fifth of all.
 */
export function workerBuild(manifestFile: string, language: string): Plugin {
  return {
    name: 'vitrin:worker-build',
    applyToEnvironment: ({ name }) => name === 'worker',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const manifest = readFileSync(manifestFile, 'utf8')
      const chunks = Object.entries(JSON.parse(manifest) as Record<string, ManifestChunk>)
      const files = new Set(['/favicon.svg'])
      const texts: Record<string, string[]> = {}
      for (const [source, { file, css = [], assets = [] }] of chunks) {
        const [, of = language] = TEXTS.exec(source) ?? []
        if (of === language) for (const each of [file, ...css, ...assets]) files.add(`/${each}`)
        else (texts[of] ??= []).push(`/${file}`)
      }
      const build: Build = { version: buildVersion(manifest), files: [...files], texts }
      return `export const build = ${JSON.stringify(build)}`
    },
  }
}
