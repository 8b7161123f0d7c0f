import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Workspace packages are read from their sources: no package build comes before the app's.
const source = '@vitrin/source'

/**
 * Few files instead of one a module: they compress better, and a page asks for less.
 * What the entry needs comes in two (libraries change seldom), what several screens share in a few.
 */
const chunkGroups = [
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 3 },
  { name: 'shell', tags: ['$initial' as const], priority: 2 },
  // Drawn pieces stand in the cart and the checkout; merged with smaller parts they would come to every listing.
  { name: 'pieces', test: /[\\/]nordic[\\/]src[\\/](components[\\/](piece-|sums|line-price)|drawing)/, minShareCount: 2, entriesAware: true, priority: 2 },
  { name: 'shared', test: /[\\/](packages|themes|apps)[\\/]/, entriesAware: true, entriesAwareMergeThreshold: 1500, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: [source, 'module', 'browser', 'development|production'] },
  ssr: {
    // One file tree that runs without node_modules, but for sharp with its native parts.
    noExternal: true,
    external: ['sharp'],
    resolve: { conditions: [source, 'module', 'node', 'development|production'], externalConditions: ['node'] },
  },
  environments: {
    client: {
      build: { outDir: 'dist/client', manifest: true, target: 'es2022', modulePreload: { polyfill: false }, rolldownOptions: { input: 'src/entry-client.tsx', output: { codeSplitting: { groups: chunkGroups } } } },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server', ssr: true, target: 'node22', copyPublicDir: false, emitAssets: false,
        rollupOptions: { input: { main: 'server/main.ts', import: 'server/import.ts' } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments['client']!)
      await builder.build(builder.environments['ssr']!)
    },
  },
})
