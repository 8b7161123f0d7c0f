import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { buildVersion } from './server/client-manifest'

const MODULE = 'virtual:build'

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

/** Gives the service worker the list of built files that it keeps. The client is built before. */
export function workerBuild(manifestFile: string): Plugin {
  return {
    name: 'vitrin:worker-build',
    applyToEnvironment: ({ name }) => name === 'worker',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const manifest = readFileSync(manifestFile, 'utf8')
      const chunks = Object.values(JSON.parse(manifest) as Record<string, ManifestChunk>)
      const files = new Set([
        'favicon.svg',
        ...chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]),
      ])
      const build = { version: buildVersion(manifest), files: [...files].map((file) => `/${file}`) }
      return `export const build = ${JSON.stringify(build)}`
    },
  }
}
