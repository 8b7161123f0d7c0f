import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ImportFolder } from './testing/import-folder'

const door = {
  id: 1101,
  sku: 'KG-1101',
  name: 'Duschdörr',
  type_id: 'simple',
  price: 3996,
  stock: [{ is_in_stock: true, qty: 2 }],
}

let folder: ImportFolder
beforeEach(() => {
  folder = new ImportFolder()
})
afterEach(() => folder.remove())

describe('runImport', () => {
  it('fills a new folder with the database that the host opens', async () => {
    expect(await folder.import([door])).toBe(0)
    expect(folder.printed).toContain('  1 product')
    expect(readdirSync(folder.data)).toEqual(['shop.db'])
    const database = openHostDatabase(join(folder.data, 'shop.db'), { clock: folder.clock })
    expect([...database.catalogue.documents('product')]).toMatchObject([
      { id: 1101, doc: { sku: 'KG-1101', price_incl_tax: 4995 } },
    ])
    expect(database.stock.of('KG-1101')).toMatchObject({ qty: 2 })
    database.close()
  })

  it('fills an empty folder, as a mounted volume is one, and one that a killed import left', async () => {
    mkdirSync(join(folder.data, '.importing-999999999'), { recursive: true })
    expect(await folder.run([folder.data, folder.file('door', [door])])).toBe(0)
    expect(readdirSync(folder.data)).toEqual(['shop.db'])
  })

  it('does not change a folder that is not empty', async () => {
    const dump = folder.file('dump.json', [door])
    expect(await folder.run([folder.root, dump])).toBe(1)
    expect(folder.printed).toEqual([`${folder.root} is not empty: expected a new folder.`])
    expect(readdirSync(folder.root)).toEqual(['dump.json'])
  })

  it('names everything that is wrong with its arguments, and makes no folder', async () => {
    mkdirSync(join(folder.root, 'dumps'))
    const path = (name: string) => join(folder.root, name)
    expect(await folder.run([folder.data, path('missing.json'), path('dumps'), folder.file('empty.json', '')])).toBe(1)
    expect(folder.printed).toEqual([
      [
        `${path('missing.json')} does not exist: expected a dump file.`,
        `${path('dumps')} is a folder: expected a dump file.`,
        `${path('empty.json')} is empty: expected JSON documents.`,
      ].join('\n'),
    ])
    expect(await folder.run([path('empty.json'), folder.file('dump.json', [door])])).toBe(1)
    expect(folder.printed).toEqual([`${path('empty.json')} is a file: expected the path of a new folder.`])
    expect(existsSync(folder.data)).toBe(false)
  })

  it('prints its usage', async () => {
    expect(await folder.run(['only-a-folder'])).toBe(1)
    expect(folder.printed[0]).toMatch(/^usage: pnpm catalogue:import <data folder> <dump file…>/)
    expect(await folder.run(['--help'])).toBe(0)
    expect(await folder.run(['--fast', 'data', 'dump'])).toBe(1)
    expect(folder.printed[0]).toMatch(/^Unknown option '--fast'/)
  })

  it('writes nothing if a later file is cut off', async () => {
    const cut = JSON.stringify([door, { ...door, id: 2 }]).slice(0, -5)
    expect(await folder.import([door], cut)).toBe(1)
    expect(folder.printed).toEqual([
      `${join(folder.root, 'dump-2')}: the file ends too early, in line 1, inside document 2, which begins in line 1.` +
        ' Export it again.',
      'Nothing was written.',
    ])
    expect(existsSync(folder.data)).toBe(false)
  })

  it('fails if the dumps have no product, and says what was skipped', async () => {
    expect(await folder.import([{ nothing: true }])).toBe(1)
    expect(folder.printed).toEqual([
      'Skipped:',
      `  1 × document of an unknown kind (${join(folder.root, 'dump-1')}, document 1 (no name))`,
      'The dumps have no product. Nothing was written.',
    ])
    expect(existsSync(folder.data)).toBe(false)
  })

  it('skips documents that cannot be sold, each with its place and reason, and imports the rest', async () => {
    const hit = { _type: 'product', _id: 'AV6Y', _source: { query: { match: { name: 'Bag' } } } }
    const dump = [
      door,
      { ...door, id: null, sku: 'NO-ID' },
      { ...door, id: 2, sku: '' },
      { ...door, id: 3, sku: 'NO-NAME', name: null },
      { ...door, id: 4 },
      { ...door, sku: 'SAME-ID' },
      { ...door, id: 5, sku: 'EURO', price: '€ 12' },
      { ...door, id: 6, sku: 'GUESS', configurable_children: [{ id: 61, sku: 'A', price: '1,299' }] },
      hit,
    ]
    expect(await folder.import(dump, [{ ...door, id: 7, name: 'Another' }])).toBe(0)
    expect(folder.report().imported).toEqual({ product: 1 })
    const place = (file: number, number: number, name: string) =>
      `${join(folder.root, `dump-${file}`)}, document ${number} (${name})`
    expect(folder.report().skipped).toEqual([
      { kind: 'product', what: 'without an id', count: 1, examples: [place(1, 2, 'NO-ID')] },
      { kind: 'product', what: 'without sku', count: 1, examples: [place(1, 3, 'Duschdörr')] },
      { kind: 'product', what: 'without name', count: 1, examples: [place(1, 4, 'NO-NAME')] },
      {
        kind: 'product',
        what: 'with the article number of an earlier one',
        count: 2,
        examples: [place(1, 5, 'KG-1101'), place(2, 1, 'KG-1101')],
      },
      { kind: 'product', what: 'with the id of an earlier one', count: 1, examples: [place(1, 6, 'SAME-ID')] },
      {
        kind: 'product',
        what: 'with a price that is not like 199, 199.00 or 199,00',
        count: 2,
        examples: [
          `${place(1, 7, 'EURO')}: price "€ 12"`,
          `${place(1, 8, 'GUESS')}: configurable_children.price "1,299"`,
        ],
      },
      { kind: 'product', what: 'without sku, name, type_id', count: 1, examples: [place(1, 9, 'AV6Y')] },
    ])
  })

  it('reads prices that are texts, and lists that are null, one entry or a text', async () => {
    const odd = { ...door, price: '199,00', special_price: '149.50', media_gallery: null, category_ids: '3,4' }
    const set = { ...door, id: 2, sku: 'SET', type_id: 'bundle', bundle_options: { option_id: 1, product_links: null } }
    expect(await folder.import([{ ...odd, configurable_children: [null] }, set])).toBe(0)
    expect(folder.doc('product', 1101)).toMatchObject({
      original_price_incl_tax: 248.75,
      price_incl_tax: 186.88,
      media_gallery: [],
      category_ids: ['3', '4'],
      configurable_children: [],
    })
    expect(folder.doc('product', 2)).toMatchObject({ bundle_options: [{ option_id: 1, product_links: [] }] })
  })

  it('recognizes the kind by the index or by the fields', async () => {
    const named = (kind: string, source: object) => ({
      _index: `shop_catalog_${kind}_1587031505`,
      _type: '_doc',
      _source: source,
    })
    const page = { id: 1, identifier: 'about', title: 'About', content: '' }
    await folder.import([
      named('cms_block', page),
      named('cms_page', page),
      { attribute_id: 93, attribute_code: 'color', frontend_input: 'select', options: null },
      { id: 2, name: 'All', parent_id: 1, level: 1 },
      { id: 3, rates: [], product_tax_class_ids: [2] },
      { id: 901, product_id: 7, title: 'Good', detail: 'Fits', nickname: 'Eva', review_status: 1 },
      door,
    ])
    const one = { cms_block: 1, cms_page: 1, attribute: 1, category: 1, taxrule: 1, review: 1, product: 1 }
    expect(folder.report().imported).toEqual(one)
  })

  it('leaves nothing when it is interrupted, while reading and while writing', async () => {
    const dump = folder.file(
      'dump.json',
      Array.from({ length: 2000 }, (_, id) => ({ ...door, id: id + 1, sku: `S${id}` })),
    )
    for (const title of ['Reading', 'Writing']) {
      const interruption = new AbortController()
      const screen = {
        isTerminal: true,
        write: (text: string) => {
          if (text.includes(title)) interruption.abort()
        },
      }
      const clock = Object.assign(Object.create(folder.clock) as typeof folder.clock, {
        now: () => {
          folder.clock.advance(1000)
          return folder.clock.now()
        },
      })
      expect(
        await folder.run([join(folder.root, 'new', 'data'), dump], { screen, clock, signal: interruption.signal }),
      ).toBe(130)
      expect(folder.printed).toEqual(['The import was interrupted.', 'Nothing was written.'])
      expect(existsSync(join(folder.root, 'new'))).toBe(false)
    }
  })

  it('says that the report could not be written although the catalogue is there', async () => {
    const dump = folder.file('dump.json', [door])
    expect(await folder.run([folder.data, dump, '--report', join(folder.root, 'no', 'report.json')])).toBe(1)
    expect(folder.printed.at(-1)).toMatch(/^The report could not be written: ENOENT/)
    expect(existsSync(join(folder.data, 'shop.db'))).toBe(true)
  })

  it('says that the folder cannot be made', async () => {
    writeFileSync(join(folder.root, 'file'), '')
    expect(await folder.run([join(folder.root, 'file', 'data'), folder.file('dump.json', [door])])).toBe(1)
    expect(folder.printed[0]).toMatch(/^The import failed: ENOTDIR/)
  })
})
