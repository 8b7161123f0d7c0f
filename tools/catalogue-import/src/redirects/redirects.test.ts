import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import { ManualClock } from '@vitrin/kernel/testing'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkRedirects } from './check-redirects'
import { runRedirectImport } from './run-redirect-import'

const clock = new ManualClock()
const doc = { sku: 'A', name: 'Alfa', type_id: 'simple', url_path: 'dorrar/alfa', price: 100 }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrin-redirects-'))
  const database = openHostDatabase(join(folder, 'shop.db'), { clock })
  database.catalogue.addImported([{ type: 'product', id: 7, doc: { ...doc, id: 7 } }])
  database.close()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Imports files with these texts. */
async function importFiles(files: Readonly<Record<string, string>>) {
  const printed: string[] = []
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const paths = Object.keys(files).map((name) => join(folder, name))
  const code = await runRedirectImport([folder, ...paths], {
    storeCodes: ['sv'],
    clock,
    print: (line) => printed.push(line.replaceAll(`${folder}/`, '')),
  })
  return { code, printed }
}

function stored(path: string) {
  const database = openHostDatabase(join(folder, 'shop.db'), { clock })
  try {
    return database.redirects.of(path)
  } finally {
    database.close()
  }
}

describe('an import of redirects', () => {
  it('reads CSV with the separator and the column names of other programs', async () => {
    const own = '\uFEFFfrom;to;status\r\n/sv/gamla/h%C3%B6st.html;/dorrar?p=2;302\r\n"a;b";dorrar/alfa;\r\n'
    const platform = 'request_path,target_path,redirect_type\nhttps://old.example/x.html,https://blogg.example/y,301\n'
    expect(await importFiles({ 'own.csv': own, 'platform.csv': platform })).toEqual({
      code: 0,
      printed: ['The shop now has 3 redirects.'],
    })
    expect(stored('gamla/höst.html')).toEqual({ from: 'gamla/höst.html', to: 'dorrar?p=2', status: 302 })
    expect(stored('a;b')).toMatchObject({ to: 'dorrar/alfa', status: 301 })
    expect(stored('x.html')).toMatchObject({ to: 'https://blogg.example/y' })
  })

  it('reads rewrite documents of the platform', async () => {
    const rewrites = [
      {
        request_path: 'alfa.html',
        target_path: 'catalog/product/view/id/7',
        redirect_type: 0,
        entity_type: 'product',
        entity_id: 7,
      },
      {
        request_path: 'dorrar/alfa',
        target_path: 'catalog/product/view/id/7',
        redirect_type: 0,
        entity_type: 'product',
        entity_id: 7,
      },
      {
        request_path: 'borta.html',
        target_path: 'catalog/product/view/id/8',
        redirect_type: '0',
        entity_type: 'product',
        entity_id: '8',
      },
      { request_path: 'rea', target_path: 'dorrar', redirect_type: 302, entity_type: 'custom', entity_id: 0 },
    ]
    const lines = rewrites.map((document) => JSON.stringify({ _type: 'url_rewrite', _source: document })).join('\n')
    expect((await importFiles({ 'rewrites.json': lines })).code).toBe(0)
    expect(stored('alfa.html')).toEqual({ from: 'alfa.html', to: 'dorrar/alfa', status: 301 })
    expect(stored('rea')).toEqual({ from: 'rea', to: 'dorrar', status: 302 })
    expect([stored('dorrar/alfa'), stored('borta.html')]).toEqual([undefined, undefined])
  })

  it('replaces the redirects of an earlier import, and names addresses that a page has', async () => {
    await importFiles({ 'first.csv': 'from,to\nrea,dorrar\n' })
    expect((await importFiles({ 'second.csv': 'from,to\ndorrar/alfa,dorrar\n' })).printed).toEqual([
      'The shop now has 1 redirects.',
      '1 of the old addresses have a page in this shop, which wins, for example dorrar/alfa.',
    ])
    expect(stored('rea')).toBeUndefined()
  })

  it('changes nothing if a row is wrong, and names each wrong row', async () => {
    await importFiles({ 'first.csv': 'from,to\nrea,dorrar\n' })
    const rows = ['a?id=1,b,301', 'b,javascript:alert(1),', 'c,//evil.example,', 'd,e,308', 'f,g', 'f,h', ',x', 'i,']
    const { code, printed } = await importFiles({ 'wrong.csv': `from,to,status\n${rows.join('\n')}\n` })
    expect([code, printed]).toEqual([
      1,
      ['wrong.csv: Invalid Record Length: columns length is 3, got 2 on line 6.', 'Nothing was changed.'],
    ])
    const whole = rows.map((row) => (row.split(',').length < 3 ? `${row},` : row))
    expect(await importFiles({ 'wrong.csv': `from,to,status\n${whole.join('\n')}\n` })).toEqual({
      code: 1,
      printed: [
        'wrong.csv, line 2: from should have no query and no hash: a redirect keeps the query.',
        'wrong.csv, line 3: to should be a path, or begin with https://.',
        'wrong.csv, line 4: to should be a path, or an address that begins with https://.',
        'wrong.csv, line 5: status should be 301 or 302, not "308".',
        'wrong.csv, line 7: "f" should have one target, but wrong.csv, line 6 leads to "g".',
        'wrong.csv, line 8: from should be the path of an old address.',
        'wrong.csv, line 9: to should be a path, or an address that begins with https://.',
        'Nothing was changed.',
      ],
    })
    expect(stored('rea')).toBeDefined()
  })

  it.each([
    [
      'a file without the columns',
      { 'x.csv': 'old,new\na,b\n' },
      'x.csv: the first line should name the columns from, to and status.',
    ],
    ['a truncated dump', { 'x.json': '[{"request_path":"a"' }, /^x\.json: /],
  ])('refuses %s with a sentence', async (_, files, sentence) => {
    const { code, printed } = await importFiles(files)
    expect(code).toBe(1)
    expect(printed[0]).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence))
  })

  it('names a folder that is no shop, and a missing file', async () => {
    const printed: string[] = []
    const options = { storeCodes: ['sv'], clock, print: (line: string) => printed.push(line) }
    expect(await runRedirectImport([join(folder, 'none'), 'x.csv'], options)).toBe(1)
    expect(await runRedirectImport([folder, join(folder, 'none.csv')], options)).toBe(1)
    expect(printed[0]).toContain('is no data folder of a shop')
    expect(printed[1]).toContain('none.csv cannot be read')
  })
})

describe('checked redirects', () => {
  const row = (from: string, to: string, status = '') => ({ from, to, status, place: 'file' })

  it('lead to the end of a chain in one step, with 302 if one step of it is temporary', () => {
    const checked = checkRedirects([row('a', 'b'), row('b', 'c', '302'), row('c', 'd?p=1')], ['sv'])
    expect(checked).toMatchObject({
      value: [
        { from: 'a', to: 'd?p=1', status: 302 },
        { from: 'b', to: 'd?p=1', status: 302 },
        { from: 'c', to: 'd?p=1', status: 301 },
      ],
    })
  })

  it('keep the query of a step that leads further', () => {
    expect(checkRedirects([row('a', 'b?p=1#x'), row('b', 'c')], [])).toMatchObject({
      value: [{ to: 'c?p=1#x' }, { to: 'c' }],
    })
  })

  it('have no loop, also through a target with a query', () => {
    expect(checkRedirects([row('a', 'b'), row('b', '/sv/a?x=1')], ['sv'])).toMatchObject({
      ok: false,
      rejection: ['file: a → b → a is a loop.', 'file: b → a → b is a loop.'],
    })
    expect(checkRedirects([row('a', 'a')], [])).toMatchObject({ ok: false })
  })

  it('never lead to another old address', () => {
    const path = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    fc.assert(
      fc.property(fc.array(fc.tuple(path, path), { maxLength: 8 }), (pairs) => {
        const checked = checkRedirects(
          pairs.map(([from, to]) => row(from, to)),
          [],
        )
        const rows = checked.ok ? checked.value : []
        const old = new Set(rows.map(({ from }) => from))
        expect(rows.filter(({ to }) => old.has(to))).toEqual([])
        expect(checked.ok || checked.rejection.length > 0).toBe(true)
      }),
    )
  })
})
