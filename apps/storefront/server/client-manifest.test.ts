import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { nordic } from '@vitrin/theme-nordic'
import { ClientManifest } from './client-manifest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-manifest-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const manifestOf = (chunks: object): ClientManifest => {
  const file = join(folder, 'manifest.json')
  writeFileSync(file, JSON.stringify({ 'src/entry-client.tsx': { file: 'assets/entry.js' }, ...chunks }))
  return new ClientManifest(file)
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

it('gives a page the files of its screen, and not those of a part that is loaded later', () => {
  const theme = '../../themes/nordic/src/screens/product'
  const manifest = manifestOf({
    'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/shell.css'] },
    [`${theme}/gallery-video.tsx`]: { file: 'assets/video.js', css: ['assets/video.css'] },
    [`${theme}/product-screen.tsx`]: { file: 'assets/product.js', css: ['assets/product.css'], imports: ['_shared'] },
    '../../packages/storefront/src/pages/product-page.ts': { file: 'assets/data.js' },
    _shared: { file: 'assets/shared.js' },
  })
  expect(manifest.assetsOf('product')).toEqual({
    entry: '/assets/entry.js',
    styles: ['/assets/shell.css', '/assets/product.css'],
    preload: ['/assets/product.js', '/assets/shared.js', '/assets/data.js'],
  })
})

it('finds the screen of every page, and the list of late models', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const sources = ['themes/nordic/src/screens', 'packages/storefront/src/pages'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`),
  )
  const manifest = manifestOf(Object.fromEntries(sources.map((file) => [`../../${file}`, { file }])))
  const filesOf = (id: string) => manifest.assetsOf(id).preload
  const without = Object.keys(nordic.screens).filter((id) => !filesOf(id).some((file) => file.endsWith('-screen.tsx')))
  expect(without).toEqual([])
  expect(filesOf('standard-sizes')).toContain('/packages/storefront/src/pages/late-pages.ts')
  expect(filesOf('product')).not.toContain('/packages/storefront/src/pages/late-pages.ts')
})
