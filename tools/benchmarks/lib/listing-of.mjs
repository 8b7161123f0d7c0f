// A data folder for the shop with a listing of a given length: the shop's own documents, asked for over the wire and
// imported without the products that are too many.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { server } from './paths.mjs'
import { startShop } from './shop.mjs'

const KINDS = ['product', 'category', 'attribute', 'taxrule', 'review', 'cms_page', 'cms_block']
const INVISIBLE = 1

/**
 * @param {number} length
 * @param {string} path of the category, without its store code
 * @returns {Promise<string>} the data folder; delete it after use
 */
export async function folderWithListingOf(length, path) {
  const documents = await allDocuments()
  const { id } = documents.find(({ kind, source }) => kind === 'category' && source.url_path === path).source
  const listed = documents.filter(
    ({ kind, source }) =>
      kind === 'product' && source.visibility !== INVISIBLE && source.category_ids?.map(Number).includes(id),
  )
  if (listed.length < length) throw new Error(`${path} lists ${listed.length} products, ${length} are needed.`)
  const tooMany = new Set(listed.slice(length))
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-listing-'))
  const dump = `${folder}.json`
  const lines = documents.filter((document) => !tooMany.has(document)).map(({ line }) => line)
  writeFileSync(dump, lines.join('\n'))
  try {
    execFileSync(process.execPath, [join(dirname(server), 'import.js'), folder, dump], { stdio: 'ignore' })
  } finally {
    rmSync(dump)
  }
  return folder
}

async function allDocuments() {
  const shop = await startShop()
  try {
    const answers = await Promise.all(
      KINDS.map(async (kind) => {
        const answer = await fetch(`${shop.url}/api/catalog/vue_storefront_magento_4/${kind}/_search?size=2000`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
        return (await answer.json()).hits.hits.map(({ _source: source }) => ({
          kind,
          source,
          line: JSON.stringify({ _type: kind, _source: source }),
        }))
      }),
    )
    return answers.flat()
  } finally {
    await shop.stop()
  }
}
