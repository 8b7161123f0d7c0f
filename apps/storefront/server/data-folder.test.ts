import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { prepareDataFolder } from './data-folder'
import { StartRefusal } from './start-refusal'

describe('prepareDataFolder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-data-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('makes the folder with the folders above it', () => {
    prepareDataFolder(join(folder, 'a', 'b'))
    expect(statSync(join(folder, 'a', 'b')).isDirectory()).toBe(true)
  })

  it('refuses a file, and a folder below a file, with a sentence', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'data')]) {
      expect(() => prepareDataFolder(path)).toThrow(StartRefusal)
      expect(() => prepareDataFolder(path)).toThrow(`not "${path}". Example: DATA_DIR="/var/lib/shop"`)
    }
  })
})
