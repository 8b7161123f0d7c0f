import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { benchmarks } from './paths.mjs'

/**
 * Bundles a module and its imports as for production, because a module runner would make it slower.
 * @returns the path of the bundle
 */
export async function bundled(entry) {
  const outDir = join(benchmarks, 'dist')
  await build({
    root: benchmarks,
    configFile: false,
    logLevel: 'error',
    ssr: {
      noExternal: true,
      external: ['sharp'],
      resolve: { conditions: ['@vitrin/source', 'module', 'node', 'production'] },
    },
    build: { ssr: entry, outDir, emptyOutDir: false, target: 'node22' },
  })
  return join(outDir, entry.split('/').at(-1).replace('.mjs', '.js'))
}

export async function importBundled(entry) {
  return import(pathToFileURL(await bundled(entry)).href)
}
