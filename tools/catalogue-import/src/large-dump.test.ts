import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ImportFolder } from './testing/import-folder'

const HEAP_MB = 80
const DUMP_MB = 100
const DOCUMENTS = 500
const SOURCES = pathToFileURL(join(import.meta.dirname, '..', '..', 'run', 'sources.mjs')).href

let folder: ImportFolder
beforeEach(() => {
  folder = new ImportFolder()
})
afterEach(() => folder.remove())

it('imports a dump that is larger than its memory', () => {
  const description = 'glas '.repeat((DUMP_MB * 1024 * 1024) / DOCUMENTS / 5)
  const products = Array.from({ length: DOCUMENTS }, (_, index) => {
    const id = index + 1
    return { id, sku: `S${id}`, name: `Dörr ${id}`, type_id: 'simple', price: 100, description }
  })
  const dump = folder.file('dump.json', products)
  const options = [
    '--no-warnings',
    `--max-old-space-size=${HEAP_MB}`,
    '--conditions=@vitrin/source',
    '--import',
    SOURCES,
  ]
  const script = join(import.meta.dirname, 'testing', 'run-alone.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, script, folder.data, dump])
  expect([status, String(stderr), String(stdout).split('\n')[1]]).toEqual([0, '', `  ${DOCUMENTS} product`])
})
