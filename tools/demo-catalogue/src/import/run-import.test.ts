import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import { ManualClock } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { runImport } from './run-import'

const clock = new ManualClock(Date.UTC(2026, 10, 20))
const door = {
  id: 1101,
  sku: 'KG-1101',
  name: 'Duschdörr',
  type_id: 'simple',
  price: 3996,
  stock: [{ is_in_stock: true, qty: 2 }],
}

let root: string
let printed: string[]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'import-'))
  printed = []
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function run(...args: readonly string[]): Promise<number> {
  return runImport(args, { clock, print: (line) => printed.push(line) })
}

function dump(content: unknown): string {
  const path = join(root, 'dump.json')
  writeFileSync(path, JSON.stringify(content))
  return path
}

describe('runImport', () => {
  it('fills a new folder with the database that the host opens', async () => {
    const folder = join(root, 'data')
    expect(await run(folder, dump([door]))).toBe(0)
    expect(printed).toContain('  1 product')
    const database = openHostDatabase(join(folder, 'shop.db'), { clock })
    expect([...database.catalogue.documents('product')]).toMatchObject([
      { id: 1101, doc: { sku: 'KG-1101', price_incl_tax: 4995 } },
    ])
    expect(database.stock.of('KG-1101')).toMatchObject({ qty: 2 })
    database.close()
  })

  it('does not change a folder that is not empty', async () => {
    writeFileSync(join(root, 'notes.txt'), 'mine')
    expect(await run(root, dump([door]))).toBe(1)
    expect(printed).toEqual([`${root} is not empty. Choose a new folder.`])
    expect(existsSync(join(root, 'shop.db'))).toBe(false)
  })

  it('creates no folder for a dump without products or a missing file', async () => {
    const folder = join(root, 'data')
    expect(await run(folder, dump([{ nothing: true }]))).toBe(1)
    expect(await run(folder, join(root, 'missing.json'))).toBe(1)
    expect(printed.at(-1)).toContain('missing.json cannot be read')
    expect(existsSync(folder)).toBe(false)
  })

  it('prints its usage', async () => {
    expect(await run('only-a-folder')).toBe(1)
    expect(printed).toEqual(['usage: <data folder> <dump file…>'])
  })
})
