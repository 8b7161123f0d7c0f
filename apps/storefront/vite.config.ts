import { rmSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ChunkPlan, REST, SHELL, VENDOR } from './chunk-plan'
import { compiledAtOnce } from './compiled-at-once'
import { compressBuild } from './compress-build'
import { moduleFiles } from './module-files'
import { plainStoresOnServer } from './plain-stores-on-server'
import { signalsWithoutPlaces } from './signals-without-places'
import { chosenTheme, themeBuild } from './theme-build'
import { webAppBuild } from './web-app-build'
import { workerBuild } from './worker-build'

// Workspace packages are read from their sources: no package build comes before the app's.
const source = '@vitrin/source'

const chosen = await chosenTheme(process.env['THEME'], [source, 'module', 'node', 'development|production'])
const chunkPlan = new ChunkPlan()

/** Libraries change seldom, so what the entry needs of them is a file of its own. */
const chunkGroups = [
  { name: VENDOR, test: /[\\/]node_modules[\\/]/, tags: ['$initial' as const], priority: 101 },
  { name: SHELL, tags: ['$initial' as const], priority: 100 },
  { name: packageOf, test: /[\\/]node_modules[\\/]/, priority: 90 },
  { name: chunkPlan.nameOf, priority: 10 },
  {
    name: 'shared',
    test: (id: string) => chunkPlan.isKnown && /[\\/](packages|themes|apps)[\\/]/.test(id),
    entriesAware: true,
    minShareCount: 2,
    priority: 1,
  },
]

/** A library that comes later is a file of its own, but for those that always come together. */
function packageOf(id: string): string {
  if (chunkPlan.nameOf(id) === REST) return `${REST}-libraries`
  const [scope = '', name = ''] = id
    .split(/[\\/]node_modules[\\/]/)
    .at(-1)!
    .split(/[\\/]/)
  return scope.startsWith('@') ? name : scope
}

/** Every chunk names those it imports: a group's long name would weigh more than it tells. */
const chunkFileNames = 'assets/[hash:7].js'
/** Fonts and pictures keep theirs: the server looks some of them up. */
const assetFileNames = ({ names }: { readonly names: readonly string[] }) =>
  names.some((name) => name.endsWith('.css')) ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]'

const webApp = {
  name: 'Klarglas',
  lang: 'sv',
  startUrl: '/sv',
  mark: 'public/favicon.svg',
  paper: chosen.look.paper,
}

export default defineConfig({
  plugins: [
    react(),
    themeBuild(chosen),
    chunkPlan.plugin(),
    compiledAtOnce(),
    plainStoresOnServer(),
    signalsWithoutPlaces(),
    moduleFiles(),
    webAppBuild(webApp),
    workerBuild('dist/client/.vite/manifest.json', webApp.lang),
  ],
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
          // A page has loaded most of what a chunk imports, and looking for each of them in the document takes long.
          resolveDependencies: () => [],
        },
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            chunkFileNames,
            assetFileNames,
            codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
          },
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
    inline: {
      consumer: 'client',
      build: {
        outDir: 'dist/inline',
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: { input: 'src/early.ts', output: { format: 'iife', entryFileNames: '[name].js' } },
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
          // A library for passkeys needs a module with effects, which otherwise comes after those that rely on it.
          output: { strictExecutionOrder: true },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      // Twice: see chunk-plan.ts.
      await builder.build(builder.environments['client']!)
      // Vite empties the folder only before the first, whose files no page names.
      rmSync('dist/client/assets', { recursive: true })
      await builder.build(builder.environments['client']!)
      await builder.build(builder.environments['inline']!)
      await builder.build(builder.environments['worker']!)
      await builder.build(builder.environments['ssr']!)
      await compressBuild('dist/client')
    },
  },
})
