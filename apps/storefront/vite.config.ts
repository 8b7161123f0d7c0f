import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { webAppBuild } from './web-app-build'
import { workerBuild } from './worker-build'

// Workspace packages are read from their sources: no package build comes before the app's.
const source = '@vitrin/source'

/** Small modules of nearly every screen. In one file they weigh less, also on pages that use only a few. */
const controls = [
  'nordic/src/ui/(?!close-button|field\\.|deferred-icons|message-box|rating|size-field|squared|text-area)',
  'nordic/src/components/(breadcrumbs|money|no-picture|price-block|quantity|use-measure-range)\\.',
  'theme-kit/src/hooks/(picture|use-(finish|formats|lazy-component|links|picture|saved-list))\\.',
  'catalog/src/(categories/(breadcrumbs|category|menu-categories)|prices/list-price|document/(has-image|slug))\\.ts',
  '(display-price|is-shipped|page-model|standard-size)\\.ts',
]
const anyOf = (paths: readonly string[]) => new RegExp(paths.join('|').replaceAll('/', '[\\\\/]'))

/**
 * Few files instead of one a module: they compress better, and a page asks for less.
 * What the entry needs comes in two (libraries change seldom), what several screens share in a few.
 */
const chunkGroups = [
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 3 },
  { name: 'shell', tags: ['$initial' as const], priority: 2 },
  // The cart and the checkout draw pieces. Merged with smaller parts, this code would come with every listing.
  {
    name: 'pieces',
    test: anyOf(['nordic/src/(components/(piece-|totals|line-price)|drawing)']),
    minShareCount: 2,
    entriesAware: true,
    priority: 2,
  },
  // What a product page paints with, shared with the cart; merged with smaller parts it would bring code for orders.
  {
    name: 'selection',
    test: anyOf([
      'catalog/src/product-page/(product|selection)-store\\.',
      'storefront/src/pages/product-page\\.',
      'catalog/src/selection/((bundle|custom|variant)-options|configure|product-selection|select)',
      'catalog/src/own-measures/(lengths|model-measure|sold-to-measure)',
      'catalog/src/(document/(gallery|option-id|pictures-of-choices)|prices/product-price|stock/stock-state)',
      'pricing/src/(bundle|combined|grouped)-price',
      'made-to-measure/src/defaults',
      'nordic/src/screens/product/use-surcharge',
    ]),
    priority: 2,
  },
  // Every page loads most of it after the first paint anyway, and a category paints with it.
  {
    name: 'listing',
    test: anyOf([
      'catalog/src/listing/(filters|listing-store)\\.ts',
      'made-to-measure/src/(opening|parse-length)\\.ts',
    ]),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'controls', test: anyOf(controls), minShareCount: 2, priority: 3 },
  {
    name: 'shared',
    test: anyOf(['/(packages|themes|apps)/']),
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
    minShareCount: 2,
    priority: 1,
  },
]

/** Every chunk names those it imports: a group's long name would weigh more than it tells. */
const chunkFileNames = 'assets/[hash:7].js'
/** Fonts and pictures keep theirs: the server looks some of them up. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]'

/** What a page has loaded before any other chunk need not be named with that chunk. */
let initial: ReadonlySet<string> = new Set()
const findInitial: Plugin = {
  name: 'initial-chunks',
  enforce: 'pre',
  generateBundle(_, bundle) {
    const found = new Set<string>()
    const add = (file: string): void => {
      const chunk = bundle[file]
      if (chunk?.type !== 'chunk' || found.has(file)) return
      found.add(file)
      chunk.imports.forEach(add)
    }
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName)
    initial = found
  },
}

const webApp = {
  name: 'Klarglas',
  lang: 'sv',
  startUrl: '/sv',
  mark: 'public/favicon.svg',
  tokens: '../../themes/nordic/src/styles/tokens.css',
}

export default defineConfig({
  plugins: [react(), findInitial, webAppBuild(webApp), workerBuild('dist/client/.vite/manifest.json')],
  resolve: { conditions: [source, 'module', 'browser', 'development|production'] },
  ssr: {
    // One file tree that runs without node_modules, but for sharp with its native parts.
    noExternal: true,
    external: ['sharp', 'date-holidays'],
    resolve: { conditions: [source, 'module', 'node', 'development|production'], externalConditions: ['node'] },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, needed) => needed.filter((file) => !initial.has(file)).toSorted(),
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: { chunkFileNames, assetFileNames, codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    worker: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: { input: 'src/service-worker/worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/server',
        ssr: true,
        target: 'node22',
        copyPublicDir: false,
        emitAssets: false,
        rollupOptions: {
          input: {
            main: 'server/main.ts',
            import: 'server/import.ts',
            redirects: 'server/import-redirects.ts',
            backup: 'server/backup.ts',
            restore: 'server/restore.ts',
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      await builder.build(builder.environments['client']!)
      await builder.build(builder.environments['worker']!)
      await builder.build(builder.environments['ssr']!)
    },
  },
})
