import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { look, nordic } from '@vitrin/theme-nordic'
import { ClientManifest } from './client-manifest'
import { inlineText } from './inline-text'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-manifest-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

/** @param chunks by a source file in them */
function manifestOf(chunks: Readonly<Record<string, Chunk>>): ClientManifest {
  for (const name of ['.vite', 'assets']) mkdirSync(join(folder, name))
  const all: typeof chunks = { 'src/entry-client.tsx': { file: 'assets/entry.js' }, ...chunks }
  const files = Object.entries(all).map(([module, { file }]) => [module, file])
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(all))
  writeFileSync(join(folder, '.vite', 'modules.json'), JSON.stringify(Object.fromEntries(files)))
  for (const file of Object.values(chunks).flatMap(({ css = [] }) => css))
    writeFileSync(join(folder, file), `/*${file}*/`)
  return new ClientManifest(folder, look)
}

it.each(['company-info', 'custom-solutions', 'terms'])('gives %s the files of its kind of page', (page) => {
  const manifest = manifestOf({
    '../../themes/nordic/src/screens/content-set/content-set-screen.tsx': {
      file: 'assets/set.js',
      css: ['assets/set.css'],
    },
    '../../packages/storefront/src/pages/content-page.ts': { file: 'assets/data.js' },
  })
  expect(manifest.assetsOf(page)).toMatchObject({
    styles: ['/assets/set.css'],
    preload: ['/assets/set.js', '/assets/data.js'],
  })
})

it('gives a page the files of its screen, and apart from them those of the parts that come later', () => {
  const theme = '../../themes/nordic/src/screens/product'
  const manifest = manifestOf({
    'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/shell.css'], imports: ['_vendor'] },
    _vendor: { file: 'assets/vendor.js', name: 'vendor' },
    [`${theme}/gallery-video.tsx`]: {
      file: 'assets/video.js',
      css: ['assets/video.css'],
      imports: ['_shared', '_player'],
    },
    _player: { file: 'assets/player.js' },
    [`${theme}/product-screen.tsx`]: { file: 'assets/product.js', css: ['assets/product.css'], imports: ['_shared'] },
    '../../packages/storefront/src/pages/product-page.ts': { file: 'assets/data.js' },
    _shared: { file: 'assets/shared.js' },
  })
  expect(manifest.assetsOf('product')).toEqual({
    entry: '/assets/entry.js',
    styles: ['/assets/shell.css', '/assets/product.css', '/assets/video.css'],
    style: inlineText('/*assets/shell.css*//*assets/product.css*//*assets/video.css*/'),
    fonts: [],
    libraries: ['/assets/vendor.js'],
    preload: ['/assets/product.js', '/assets/shared.js', '/assets/data.js'],
    parts: ['/assets/video.js', '/assets/player.js'],
  })
})

it('names for a page of the shopper what fills it, after what it shows', () => {
  const manifest = manifestOf({
    '../../themes/nordic/src/screens/wishlist/wishlist-screen.tsx': { file: 'assets/wishlist.js' },
    '../../themes/nordic/src/screens/search/search-screen.tsx': { file: 'assets/search.js' },
    'src/after-first-paint.ts': { file: 'assets/soon.js' },
    'src/shopper.ts': { file: 'assets/rest.js', css: ['assets/rest.css'], imports: ['_database'] },
    _database: { file: 'assets/database.js' },
  })
  expect(manifest.assetsOf('wishlist')).toMatchObject({
    styles: [],
    preload: ['/assets/wishlist.js'],
    parts: ['/assets/soon.js', '/assets/rest.js', '/assets/database.js'],
  })
  expect(manifest.assetsOf('search').parts).toEqual([])
})

it('finds the screen of every page, and the list of late models', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const sources = ['themes/nordic/src/screens', 'packages/storefront/src/pages'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
  )
  const manifest = manifestOf(Object.fromEntries(sources.map((file) => [`../../${file}`, { file: `${file}.js` }])))
  const filesOf = (id: string) => manifest.assetsOf(id).preload
  const without = Object.keys(nordic.screens).filter(
    (id) => !filesOf(id).some((file) => file.endsWith('-screen.tsx.js')),
  )
  expect(without).toEqual([])
  expect(filesOf('standard-sizes')).toContain('/packages/storefront/src/pages/late-pages.ts.js')
  expect(filesOf('product')).not.toContain('/packages/storefront/src/pages/late-pages.ts.js')
})
