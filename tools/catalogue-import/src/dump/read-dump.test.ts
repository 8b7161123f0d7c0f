import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportFolder } from '../testing/import-folder'
import { readDump, type NumberedEntry } from './read-dump'

const door = { id: 7, sku: 'DOOR', name: 'Dörr }]{[ "\\" –', parts: [{ hits: [1] }] }
const wall = { id: 8, sku: 'WALL', name: 'Vägg', text: 'a\\' }
const hit = (doc: typeof door | typeof wall) => ({
  _index: 'shop_catalog_product_1',
  _type: '_doc',
  _id: String(doc.id),
  _score: 1,
  _source: doc,
})
const lines = (...values: readonly unknown[]) => values.map((value) => `${JSON.stringify(value)}\n`).join('')
const action = (doc: typeof door | typeof wall) => ({ index: { _index: 'shop', _type: 'product', _id: doc.id } })

let folder: ImportFolder
beforeEach(() => {
  folder = new ImportFolder()
})
afterEach(() => folder.remove())

async function read(content: string | Buffer): Promise<NumberedEntry[]> {
  const found: NumberedEntry[] = []
  for await (const entries of readDump(folder.file('dump.json', content), () => undefined)) found.push(...entries)
  return found
}

const shapes = {
  'a list': JSON.stringify([door, wall]),
  'a pretty list with a byte order mark': `\uFEFF${JSON.stringify([door, wall], null, 2)}\n`,
  'a document a line': lines(door, wall),
  'lines of Windows': lines(door, wall).replaceAll('\n', '\r\n'),
  'documents without separators': JSON.stringify(door) + JSON.stringify(wall),
  'pretty documents': [door, wall].map((doc) => JSON.stringify(doc, null, 2)).join('\n'),
  'two lists in one file': `${JSON.stringify([door])}\n${JSON.stringify([wall])}`,
  'elasticdump lines': lines(hit(door), hit(wall)),
  'a search answer': JSON.stringify({
    took: 5,
    hits: { total: 2, hits: [hit(door), hit(wall)], max_score: 1 },
    aggregations: { a: [{}] },
  }),
  'a pretty search answer': JSON.stringify({ hits: { total: { value: 2 }, hits: [hit(door), hit(wall)] } }, null, 2),
  'search answers one after another': lines({ hits: { hits: [hit(door)] } }, { hits: { hits: [hit(wall)] } }),
  'bulk lines': lines(action(door), door, { delete: { _id: '3' } }, action(wall), wall),
}

describe('readDump', () => {
  it.each(Object.entries(shapes))('reads %s, plain or gzipped', async (_, text) => {
    for (const content of [text, gzipSync(text)])
      expect((await read(content)).map(({ source }) => source)).toEqual([door, wall])
  })

  it('takes kind and id from the envelope of a hit or of an action line', async () => {
    expect(await read(lines(hit(door)))).toMatchObject([{ id: '7', kind: 'shop_catalog_product_1', number: 1 }])
    expect(await read(lines(action(door), door))).toMatchObject([{ id: 7, kind: 'product', number: 2 }])
  })

  it('finds documents wherever a chunk ends', async () => {
    // Longer than the chunks of a file, so that they end inside texts, escapes and letters of several bytes.
    const many = Array.from({ length: 20_000 }, (_, id) => ({ ...door, id }))
    expect(
      (await read(lines(...many.map((doc) => ({ ...doc, name: `${doc.name}${'å\\"'.repeat(doc.id % 7)}` }))))).length,
    ).toBe(many.length)
    expect((await read(JSON.stringify({ hits: { hits: many } }))).map(({ source }) => source)).toEqual(many)
  })

  const cut = JSON.stringify([door, wall], null, 1)
  const refused: Readonly<Record<string, readonly [string | Buffer, string]>> = {
    'a list that is cut off inside a document': [
      cut.slice(0, -20),
      'the file ends too early, in line 18, inside document 2, which begins in line 14. Export it again.',
    ],
    'a list that is cut off after a document': [
      cut.slice(0, -2),
      'the file ends too early, in line 19, after document 2, in the list that begins in line 1. Export it again.',
    ],
    'a cut-off line': [`${JSON.stringify(door).slice(0, -3)}\n${JSON.stringify(wall)}\n`, 'inside document 1'],
    'a line that ends inside a text': ['{"sku":"DO\n{"sku":"WALL"}', 'line 1 ends inside a text'],
    'a document that is not JSON': [
      `${JSON.stringify(door)}\n{"sku":'WALL'}\n`,
      'document 2, which begins in line 2, is not JSON: Unexpected token',
    ],
    'plain text': ['sku;name\n1;Door', 'line 1: expected a JSON document, found “s”.'],
    'a text after documents': [`${JSON.stringify(door)}\n# the end`, 'line 2: expected a JSON document, found “#”.'],
    'a number in a list': ['[1, 2]', 'line 1: expected a JSON document, found “1”.'],
    'a binary file': [Buffer.from([0x00, 0xff, 0x7b]), 'line 1: expected a JSON document, found the byte 0x00.'],
    'another encoding': [
      Buffer.from('{"name":"Dörr"}', 'latin1'),
      'document 1, which begins in line 1: expected UTF-8.',
    ],
    'brackets without end': ['{"a":'.repeat(300), 'expected at most 200 brackets inside each other.'],
    'a gzip file that is cut off': [gzipSync(cut).subarray(0, -20), 'the gzip file ends too early. Export it again.'],
    'a damaged gzip file': [
      Buffer.concat([gzipSync(cut).subarray(0, 20), Buffer.alloc(40)]),
      'the gzip file is damaged',
    ],
    'blanks only': ['\n \n', 'has no document: expected JSON documents.'],
    'an empty list': ['[]', 'has no document: expected JSON documents.'],
  }
  it.each(Object.entries(refused))('refuses %s, and says where it stopped', async (_, [content, sentence]) => {
    await expect(read(content)).rejects.toThrow(sentence)
    await expect(read(content)).rejects.toThrow('dump.json')
  })
})
