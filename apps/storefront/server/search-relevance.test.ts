import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHost, type OpenHost } from './testing/open-host'

// What a shopper of the demo shop expects first, written down from its products and not from what the search finds.
let host: OpenHost

beforeAll(async () => {
  host = await openHost()
})
afterAll(() => host.close())

interface Hit {
  readonly sku: string
  readonly category: readonly { readonly name: string }[]
}

/** As the search panel asks. */
async function search(text: string): Promise<readonly Hit[]> {
  const body = {
    _availableFilters: [],
    _appliedSort: [],
    _searchText: text,
    _appliedFilters: [
      { attribute: 'visibility', value: { in: [2, 3, 4] }, scope: 'default' },
      { attribute: 'status', value: { in: [0, 1] }, scope: 'default' },
    ],
  }
  const url =
    'http://shop.test/api/catalog/vue_storefront_magento_4/product/_search?size=50&from=0&' +
    'request_format=search-query&response_format=compact&_source_include=sku,category.name'
  const answer = await host.fetch(
    new Request(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  )
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { readonly hits: readonly Hit[] }).hits
}

/** `1042-1045 1050` → the skus of the demo shop. */
function skus(range: string): readonly string[] {
  return range.split(' ').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => `KG-${first + at}`)
  })
}

describe('the first results are exactly these, in any order,', () => {
  it.each<[query: string, first: string]>([
    // series, with and without dots
    ['siljan', '1042-1045'],
    ['unden', '1046-1047 1101-1104'],
    ['muonio', '1505-1507'],
    ['Sommen', '1620-1624'],
    ['duschhörna åsnen', '1048-1049'],
    ['duschhorna asnen', '1048-1049'],
    ['duschvagg vattern', '1201-1207'],
    ['vättern', '1060-1063 1201-1207'],
    ['spegel oresjo', '1424-1425'],
    ['skjutdorr oren', '1124-1125'],
    ['lelang', '1407-1408'],
    // plural and definite forms
    ['duschhörnor rundade', '1050-1053'],
    ['tätningslister', '2201-2203'],
    ['handtagen', '2101-2103'],
    ['knoppar', '2104-2105'],
    ['gångjärnet', '2108-2109'],
    ['skrapor', '2001-2002'],
    // compounds, together and apart
    ['duschvägg svart 90', '1221'],
    ['svart duschvägg', '1221'],
    ['svarta duschväggar', '1221'],
    ['hand tag', '2101-2103'],
    ['handduks hängare', '2106-2107'],
    ['badrumsspegel', '1407'],
    ['hallspegel', '1405'],
    ['rundspegel', '1401 1407'],
    ['rökglas', '1043 1061 1205-1207'],
    ['glasskrapa svart', '2001'],
    // glass and finish
    ['mattsvart', '1452 2001 2101 2105 2109 2111 2207'],
    ['borstad mässing', '2103-2104 2107'],
    ['mässing spegel', '1404 1453'],
    ['duschhörna mässing', '1046 1062'],
    ['duschvägg rök', '1205-1207'],
    ['bastudörr brons', '1509'],
    ['vit innerdörr', '1602 1605'],
    ['innerdörr frostat glas', '1603 1606'],
    ['värmebehandlad asp', '1505-1507'],
    ['varmebehandlad asp', '1505-1507'],
    ['svart handtag', '2101'],
    ['krom handdukshängare', '2106'],
    // typing mistakes
    ['hjälmarn', '1220-1223'],
    ['vätern duschvägg', '1201-1207'],
    ['gångjern', '2108-2109'],
    ['handuk hängare', '2106-2107'],
    ['mäsing spegel', '1404 1453'],
    ['kalklosare', '2004'],
    ['tätnigslist 8 mm', '2202'],
    ['glassputs', '2003'],
    // while typing
    ['spegel tol', '1401-1406'],
    ['duschhörna sil', '1042-1045'],
    ['innerdörr bol', '1601-1606'],
    ['måttm', '2501-2502'],
    ['hjul', '2114'],
    ['badkarsvägg yng', '1305-1307'],
    // skus, of products and of their variants
    ['KG-1201', '1201'],
    ['kg1201', '1201'],
    ['kg 2003', '2003'],
    ['2204', '2204'],
    ['kg-1042-sv-6102', '1042'],
    ['KG-1401-MA-6172', '1401'],
    ['kg1602vi6161', '1602'],
    ['KG-1042-SV-61', '1042'],
    ['KG-150', '1501-1509'],
    // sizes
    ['duschhörna 120x80', '1047'],
    ['duschdörr 110', '1104'],
    ['duschvägg 30 cm', '1202'],
    ['spegel 50cm', '1451-1453'],
    ['spegel 120x70', '1420 1423'],
    ['bastudörr 79x189', '1501-1502 1505 1507 1509'],
    ['bastudörr 79 × 189', '1501-1502 1505 1507 1509'],
    ['rund spegel 80', '1401 1407'],
    ['innerdörr 10x21', '1601-1603'],
    // what it is like
    ['skjutdörr extra bred', '1122'],
    ['skjutdörr mässing', '1121'],
    ['badkarsvägg svart', '1306'],
    ['spegel imfri', '1425'],
    ['bastudörr utan tröskel', '1507'],
    // accessories and services
    ['tätningslist 6 mm', '2201'],
    ['släplist', '2205'],
    ['golvtröskel', '2208'],
    ['stag krom', '2110'],
    ['magnetlås bastu', '2113'],
    ['skötselpaket', '2601 2702'],
    ['paket mässing', '2603'],
    ['måttmall badkarsvägg', '2502'],
    ['ritningar', '2503'],
    ['montering duschhörna', '2403'],
    ['kalkborttagning', '2004'],
    ['bortforsling', '2405'],
  ])('%s', async (query, first) => {
    const expected = skus(first)
    const found = (await search(query)).slice(0, expected.length).map(({ sku }) => sku)
    expect(found.toSorted()).toEqual(expected.toSorted())
  })
})

describe('a measure', () => {
  it.each<[query: string, exactly: string]>([
    ['spegel 80', '1401 1404 1406-1408 1420 1422-1425'],
    ['spegel 800 mm', '1401 1404 1406-1408 1420 1422-1425'],
    ['bastudörr 790x1890', '1501-1502 1505 1507 1509'],
  ])('leaves out products of other sizes: %s', async (query, exactly) => {
    expect((await search(query)).map(({ sku }) => sku).toSorted()).toEqual(skus(exactly).toSorted())
  })

  it('that no product has in stock finds those that are cut to it', async () => {
    const found = await search('spegel 83')
    expect(found.length).toBeGreaterThan(0)
    for (const { category } of found) expect(category.map(({ name }) => name)).toContain('Speglar')
  })
})

describe('the first five are all of this family', () => {
  it.each<[query: string, categories: string]>([
    ['dusch', 'Dusch'],
    ['dus', 'Dusch'],
    ['duschv', 'Duschväggar'],
    ['duschväggar', 'Duschväggar'],
    ['duschväggen', 'Duschväggar'],
    ['dusch vägg', 'Duschväggar'],
    ['duchvägg', 'Duschväggar'],
    ['duschhrona', 'Duschhörnor'],
    ['duschhörnorna', 'Duschhörnor'],
    ['duschkabin', 'Dusch'],
    ['bastu', 'Bastu'],
    ['bast', 'Bastudörrar'],
    ['bastudorr', 'Bastudörrar'],
    ['BASTUDÖRR', 'Bastudörrar'],
    ['bastu dörr', 'Bastudörrar'],
    ['bastudör', 'Bastudörrar'],
    ['innerdörrarna', 'Innerdörrar'],
    ['inerdörr', 'Innerdörrar'],
    ['skjutdörrar', 'Skjutdörrar Skjutdörrspar'],
    ['skjutdör', 'Skjutdörrar Skjutdörrspar'],
    ['glasdörr', 'Duschdörrar Bastudörrar Innerdörrar'],
    ['glasvägg', 'Duschväggar Badkarsväggar'],
    ['badkar', 'Badkarsväggar'],
    ['speglar', 'Speglar'],
    ['spegell', 'Speglar'],
    ['badrumsspegel', 'Speglar'],
    ['runda speglar', 'Runda'],
    ['spegel med belysning', 'Belysta'],
    ['gummilist', 'Lister'],
  ])('%s', async (query, categories) => {
    const found = (await search(query)).slice(0, 5)
    expect(found).toHaveLength(5)
    const names = categories.split(' ')
    for (const { sku, category } of found) {
      expect([sku, category.some(({ name }) => names.some((wanted) => name.startsWith(wanted)))]).toEqual([sku, true])
    }
  })
})

describe('the first five are all among these', () => {
  it.each<[query: string, among: string]>([
    ['90x90', '1042-1046 1048 1050 1052-1053'],
    ['duschhörna 90x90', '1042-1046 1048 1050 1052-1053'],
    ['duschhörna 90 x 90 cm', '1042-1046 1048 1050 1052-1053'],
    ['spegel 60 cm', '1401 1404-1408'],
    ['bronsglas', '1042-1043 1046-1047 1102 1201 1401 1403-1405 1501-1504 1508-1509'],
    ['toalettvred', '1601-1606'],
    ['läderrem', '1401-1407'],
    ['pendeldörr', '1046-1047 1101-1108'],
  ])('%s', async (query, among) => {
    const found = (await search(query)).slice(0, 5)
    expect(found).toHaveLength(5)
    for (const { sku } of found) expect(skus(among)).toContain(sku)
  })
})

describe('nothing is found', () => {
  it.each(['tvättmaskin', 'xyzzy', 'KG-9999', '–!?', 'soffa'])('for %s', async (query) => {
    expect(await search(query)).toEqual([])
  })
})
