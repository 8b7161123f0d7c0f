import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectAlways, FUZZ_TIMEOUT_MS } from '@vitrin/api-server/contracts'
import { runImport } from '@vitrin/catalogue-import'
import { demoCatalogue } from '@vitrin/demo-catalogue'
import * as fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { importTerms } from './import-terms'
import { systemClock } from './server-ports'
import { bent } from './testing/bent'
import { hostGateways } from './testing/host-gateways'
import { expectPage, hostileRendering } from './testing/hostile-rendering'
import { oddDump } from './testing/odd-dump'
import { openHost } from './testing/open-host'

const temporary = mkdtempSync(join(tmpdir(), 'vitrin-hostile-'))
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

/** One document of each type and shape, as dumps and our own shop have them. */
const ofEachType = new Map(demoCatalogue().documents.map(({ type, doc }) => [`${type} ${String(doc['type_id'])}`, doc]))
const catalogue = [...Object.values(oddDump).flat(), ...ofEachType.values()]
const BATCH = 25

async function importInto(dataFolder: string, documents: readonly unknown[]): Promise<number> {
  const file = join(temporary, 'dump.json')
  writeFileSync(file, JSON.stringify(documents))
  return runImport([dataFolder, file], {
    terms: importTerms,
    clock: systemClock,
    print: () => undefined,
    screen: { isTerminal: false, write: () => undefined },
    signal: new AbortController().signal,
  })
}

it('a catalogue with any documents is imported or refused, and its pages open', { timeout: FUZZ_TIMEOUT_MS }, () =>
  expectAlways({
    kind: 'catalogue',
    size: BATCH,
    inputs: fc.array(bent(catalogue), { minLength: BATCH, maxLength: BATCH }),
    async check(documents) {
      let isImported = false
      const host = await openHost(async (folder) => {
        isImported = (await importInto(folder, [...documents, ...oddDump['products.json']!.slice(0, 1)])) === 0
      })
      try {
        expect(isImported).toBe(true)
        const ask = async (path: string) => (await host.fetch(new Request(`http://host.test${path}`))).json()
        const all = (type: string) =>
          ask(`/api/catalog/vue_storefront_catalog/${type}/_search?size=100&_source_include=url_path,slug,sku`)
        const paths = [...(await addressesIn(all('product'))), ...(await addressesIn(all('category')))]
        const render = await hostileRendering(hostGateways(host))
        for (const path of ['/sv', ...paths]) await expectPage(render, path)
      } finally {
        host.close()
      }
    },
  }),
)

interface Found {
  readonly hits: { readonly hits: readonly { readonly _source: { readonly url_path?: unknown } }[] }
}

async function addressesIn(answer: Promise<unknown>): Promise<readonly string[]> {
  const { hits } = ((await answer) as Found).hits
  return hits.map(({ _source: { url_path } }) => `/sv/${encodeURI(String(url_path).replace(/\p{Surrogate}/gu, '?'))}`)
}
