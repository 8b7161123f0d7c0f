import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

  it('lets only its owner open the folder, also one that was open to all', () => {
    const open = join(folder, 'open')
    mkdirSync(open, { mode: 0o755 })
    prepareDataFolder(open)
    prepareDataFolder(join(folder, 'new'))
    const modes = [open, join(folder, 'new')].map((path) => statSync(path).mode & 0o777)
    expect(modes).toEqual(process.platform === 'win32' ? modes : [0o700, 0o700])
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
