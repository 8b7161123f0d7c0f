import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ClientManifest } from './client-manifest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-manifest-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('gives a page the files of its screen, and not those of a part that is loaded later', () => {
  const theme = '../../themes/nordic/src/screens/product'
  const file = join(folder, 'manifest.json')
  writeFileSync(
    file,
    JSON.stringify({
      'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/shell.css'] },
      [`${theme}/gallery-video.tsx`]: { file: 'assets/video.js', css: ['assets/video.css'] },
      [`${theme}/product-screen.tsx`]: { file: 'assets/product.js', css: ['assets/product.css'], imports: ['_shared'] },
      '../../packages/storefront/src/pages/product-page.ts': { file: 'assets/data.js' },
      _shared: { file: 'assets/shared.js' },
    }),
  )
  expect(new ClientManifest(file).assetsOf('product')).toEqual({
    entry: '/assets/entry.js',
    styles: ['/assets/shell.css', '/assets/product.css'],
    preload: ['/assets/product.js', '/assets/shared.js', '/assets/data.js'],
  })
})
