import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { demoShop } from './demo-shop.mjs'
import { themes } from './themes-plugin.mjs'

const here = import.meta.dirname
const root = join(here, '..', '..')
export const THEMES = join(root, 'themes')

/** Bundles what renders the states on a server: `render-state.js`, with everything that it needs. */
export function serverConfig({ outDir }) {
  return {
    ...galleryConfig({ outDir }),
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, resolve: { conditions: ['@vitrin/source', 'module', 'node', 'development|production'] } },
    build: {
      ssr: join(here, 'src', 'render-state.tsx'),
      outDir,
      emptyOutDir: true,
      emitAssets: false,
      sourcemap: true,
    },
  }
}

/** The gallery reads packages and themes from their sources, so a change of a file shows at once. */
export function galleryConfig({ port, outDir }) {
  return {
    configFile: false,
    root: here,
    // Relative, so that the built gallery works in any folder of a server.
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [react(), demoShop(root), themes(THEMES)],
    resolve: { conditions: ['@vitrin/source', 'module', 'browser', 'development|production'] },
    // `port` undefined: the first free one.
    server: { host: '127.0.0.1', port, fs: { allow: [root] } },
    optimizeDeps: { entries: ['index.html', 'show.html'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: [join(here, 'index.html'), join(here, 'show.html')] },
    },
  }
}
