import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import type { CatalogueProduct, Category, ListingStore } from '@vitrin/catalog'
import { textSearchQuery } from '@vitrin/catalog/testing'
import { runImport } from '@vitrin/catalogue-import'
import { stripHtml } from '@vitrin/i18n'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { klarglas } from '../config/klarglas'
import { importTerms } from './import-terms'
import { systemClock } from './server-ports'
import { buy } from './testing/buy'
import { dumpShapes, withTextIds } from './testing/dump-shapes'
import { oddDump } from './testing/odd-dump'
import { openHost } from './testing/open-host'
import { renderingShop, type RenderingShop } from './testing/rendering-shop'

// Public catalogues of other shops, as `pnpm catalogue:import` fills a folder with them and the server shows them.
// The public dumps are not ours to hand on: where they lie beside the repository, or where PUBLIC_DUMPS says, they are
// walked too. The small one of our own has their oddities and is walked everywhere.
const root = join(import.meta.dirname, '..', '..', '..')
const publicFolder = process.env.PUBLIC_DUMPS ?? join(root, '..', 'shared', 'data')
const temporary = mkdtempSync(join(tmpdir(), 'vitrin-dumps-'))

interface Dump {
  readonly name: string
  readonly files: readonly string[]
}

const dumps: readonly Dump[] = [
  {
    name: 'a small dump with the oddities of the public ones',
    files: Object.entries(oddDump).map(([name, documents]) => written(name, documents)),
  },
  {
    name: 'the same dump with texts for ids',
    files: [written('text-ids.json', withTextIds(Object.values(oddDump).flat() as never))],
  },
  ...publicDump('storefront-api-HEAD', ['products.json', 'categories.json', 'attributes.json']),
  ...publicDump('vue-storefront-api-2017-10-11', ['catalog.ndjson']),
]

function written(name: string, documents: readonly object[]): string {
  const path = join(temporary, name)
  writeFileSync(path, JSON.stringify(documents))
  return path
}

/** Fills a data folder as `pnpm catalogue:import` does. */
async function importInto(folder: string, files: readonly string[]): Promise<readonly string[]> {
  const printed: string[] = []
  const code = await runImport([folder, ...files], {
    terms: importTerms,
    clock: systemClock,
    print: (line) => printed.push(line),
    screen: { isTerminal: false, write: () => undefined },
    signal: new AbortController().signal,
  })
  expect([code, printed.at(-1)]).toEqual([0, `${folder} now has the catalogue.`])
  return printed
}

function publicDump(name: string, files: readonly string[]): readonly Dump[] {
  const paths = files.map((file) => join(publicFolder, name, file))
  return paths.every((path) => existsSync(path)) ? [{ name, files: paths }] : []
}

/** What the page says, without markup; React escapes these five. */
function textOf(html: string): string {
  const plain: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
    '&amp;': '&',
  }
  return stripHtml(html).replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (escaped) => plain[escaped] ?? escaped)
}

const BROKEN = /\bNaN\b|\bundefined\b|\[object/
const PRICE = /\d\s*kr/
const NOTHING_TO_PAY = /(?<![\d,]\s?)0(,00)?\s*kr/
const UNKNOWN_PRICE = 'Priset är inte klart'

function isPriced({ price, configurable_children }: CatalogueProduct): boolean {
  return [price, ...(configurable_children ?? []).map((child) => child.price)].some((amount) => (amount ?? 0) > 0)
}

function isMadeOfOthers({ type_id }: CatalogueProduct): boolean {
  return type_id === 'bundle' || type_id === 'grouped'
}

afterAll(() => rmSync(temporary, { recursive: true, force: true }))

describe.each(dumps)('$name, imported', ({ files }) => {
  let shop: RenderingShop
  let products: readonly CatalogueProduct[]
  let categories: readonly Category[]
  let printed: readonly string[]

  beforeAll(async () => {
    shop = await renderingShop('', async (folder) => {
      printed = await importInto(folder, files)
      const database = openHostDatabase(join(folder, 'shop.db'), { clock: systemClock })
      const docs = <Doc>(type: 'product' | 'category') =>
        [...database.catalogue.documents(type)].map(({ doc }) => doc as unknown as Doc)
      products = docs<CatalogueProduct>('product').filter(
        ({ visibility, status }) => (visibility ?? 4) > 1 && (status ?? 1) <= 1,
      )
      categories = docs<Category>('category')
      database.close()
    })
  })
  afterAll(() => shop.close())

  /** What the listing of a category has to hold, by the parents that the documents name. */
  function membersOf({ id }: Category): readonly CatalogueProduct[] {
    const below = new Set([id])
    for (let size = 0; size < below.size;) {
      size = below.size
      for (const category of categories) if (below.has(Number(category.parent_id))) below.add(category.id)
    }
    return products.filter(({ category_ids = [] }) => category_ids.some((category) => below.has(Number(category))))
  }

  async function listing(
    url: string,
  ): Promise<{ readonly status: number; readonly text: string; readonly listing: ListingStore['snapshot'] }> {
    const { status, html, state } = await shop.page(url)
    return {
      status,
      text: textOf(html),
      listing: (state.storefront.page!.model as { readonly listing: ListingStore['snapshot'] }).listing,
    }
  }

  it('shows every product with its name and a price, and nothing broken', async () => {
    for (const product of products) {
      const { sku, name: title, url_path } = product
      const { status, html, state } = await shop.page(`/sv/${url_path}`)
      const text = textOf(html)
      expect([sku, status, state.storefront.page?.id, text.includes(title.trim()), BROKEN.exec(text)?.[0]]).toEqual([
        sku,
        200,
        'product',
        true,
        undefined,
      ])
      if (isPriced(product)) expect([sku, PRICE.test(text), NOTHING_TO_PAY.test(text)]).toEqual([sku, true, false])
      else if (isMadeOfOthers(product)) expect([sku, text.includes(UNKNOWN_PRICE)]).toEqual([sku, true])
    }
  })

  it('lists the products of every category, its own and those below', async () => {
    for (const category of categories) {
      const members = membersOf(category)
      if (members.length === 0) continue
      const {
        status,
        text,
        listing: { total, products: first },
      } = await listing(`/sv/${category.url_path}`)
      expect([category.url_path, status, total, BROKEN.exec(text)?.[0]]).toEqual([
        category.url_path,
        200,
        members.length,
        undefined,
      ])
      const skus = new Set(members.map(({ sku }) => sku))
      for (const { sku, name: title } of first)
        expect([category.url_path, sku, skus.has(sku), text.includes(title.trim())]).toEqual([
          category.url_path,
          sku,
          true,
          true,
        ])
      if (members.every(isPriced))
        expect([category.url_path, NOTHING_TO_PAY.test(text)]).toEqual([category.url_path, false])
    }
  })

  it('narrows a listing to as many products as the filter promises', async () => {
    let narrowed = 0
    for (const category of categories.filter((candidate) => membersOf(candidate).length > 1)) {
      const {
        listing: { total, groups },
      } = await listing(`/sv/${category.url_path}`)
      const option = groups
        .filter(({ code }) => code !== 'price')
        .flatMap(({ options }) => options)
        .find(({ count = 0 }) => count > 0 && count < total)
      if (!option) continue
      const { status, listing: fewer } = await listing(
        `/sv/${category.url_path}?${option.type}=${encodeURIComponent(option.id)}`,
      )
      expect([category.url_path, option.id, status, fewer.total]).toEqual([
        category.url_path,
        option.id,
        200,
        option.count,
      ])
      narrowed += 1
    }
    expect(narrowed).toBeGreaterThan(0)
  })

  it('finds every product by its name', async () => {
    for (const { sku, name: title } of products) {
      const { items } = await shop.gateways.search.search<CatalogueProduct>(textSearchQuery(title, klarglas.catalog))
      expect([sku, title, items.map((item) => item.sku)]).toEqual([sku, title, expect.arrayContaining([sku])])
    }
  })

  it('offers in the menu every active family that has products', async () => {
    const text = textOf((await shop.page('/sv')).html)
    const families = categories.filter(
      (category) => category.level === 2 && category.is_active && membersOf(category).length > 0,
    )
    expect(families.map((category) => [category.name, text.includes(category.name)])).toEqual(
      families.map((category) => [category.name, true]),
    )
    expect(families).not.toEqual([])
  })

  it('has VAT of 25 % in every price, whatever the dump knew of tax', () => {
    for (const product of products) {
      for (const { sku, tax_class_id, price, price_incl_tax } of [product, ...(product.configurable_children ?? [])]) {
        expect([sku, Number(tax_class_id)]).toEqual([sku, 2])
        if (price) expect([sku, Math.round(price * 125)]).toEqual([sku, Math.round((price_incl_tax ?? 0) * 100)])
      }
    }
  })

  it('has no HTML entity left in a name', () => {
    const names = [
      ...products.flatMap((product) => [
        product.name,
        ...(product.configurable_children ?? []).map((child) => child.name ?? ''),
      ]),
      ...categories.map((category) => category.name),
    ]
    expect(names.filter((title) => /&#?\w+;/.test(title))).toEqual([])
  })

  it('sells a simple product and a variant at their prices', async () => {
    const priced = products.filter(isPriced)
    const simple = priced.find(({ type_id }) => type_id === 'simple')
    const variant = priced.flatMap((product) => product.configurable_children ?? []).find(({ price }) => price)!
    const wanted = [...(simple ? [simple] : []), variant].map(({ sku }) => ({ sku, qty: 2 }))
    const { lines, grandTotal, ordered } = await buy(shop.host, wanted)
    expect(lines).toMatchObject(wanted)
    expect(ordered).toMatchObject({ code: 200 })
    const gross = [simple, variant].reduce((sum, item) => sum + 2 * (item?.price_incl_tax ?? 0), 0)
    expect(grandTotal).toBeCloseTo(gross, 2)
  })

  it('is reported with what had to be mended', () => {
    expect(printed.join('\n')).toMatch(/Repaired:\n[^]* × category product_count is not that of the imported products/)
  })
})

describe.each(Object.entries(dumpShapes))('the small dump as %s', (name, shape) => {
  it('sells a simple product and a variant', async () => {
    const file = join(temporary, name)
    writeFileSync(file, shape(Object.values(oddDump).flat() as never))
    const host = await openHost(async (folder) => void (await importInto(folder, [file])))
    const { ordered } = await buy(host, [
      { sku: 'R01', qty: 1 },
      { sku: 'V06-90-B', qty: 1 },
    ])
    expect(ordered).toMatchObject({ code: 200 })
    host.close()
  })
})
