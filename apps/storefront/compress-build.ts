import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from './server/encodings'
import { BROTLI_QUALITY, BROTLI_SUFFIX, isCompressible } from './server/static-assets'

/**
 * Compresses the built files. The first visitor after a start would wait for it: the largest file takes more than a
 * second.
 */
export async function compressBuild(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && isCompressible(entry.name) && !entry.parentPath.endsWith('.vite'),
  )
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      writeFileSync(file + BROTLI_SUFFIX, await encode(readFileSync(file), 'br', BROTLI_QUALITY))
    }),
  )
}
