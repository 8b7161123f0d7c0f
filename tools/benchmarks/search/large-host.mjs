// Measures one size of catalogue in its own process, so that its memory can be measured.
// `fill` writes the data folder, `measure` opens it and searches.
import { largeCatalogue, attributes } from './large-catalogue.mjs'
import { search } from './search.mjs'
import { mixedQueries } from './queries.mjs'
import { listFields, openHost } from './host.mjs'

const WARM_UP = 200
const QUERIES = 1000
/** Queries are made from about this many of the products. */
const SAMPLED = 1000

const [, , step, folder, products, children] = process.argv
const size = { products: Number(products), children: Number(children) }
const hash = `large-${products}-${children}`
const seedOf = (documents) => () => ({ hash, documents, coupons: [] })

if (step === 'fill') {
  const documents = [
    ...attributes.map((doc) => ({ type: 'attribute', id: doc.id, doc })),
    ...[...largeCatalogue(size)].map((doc) => ({ type: 'product', id: doc.id, doc })),
  ]
  openHost(folder, seedOf(documents)).close()
} else {
  const sample = []
  for (const doc of largeCatalogue(size))
    if (doc.id % Math.ceil(size.products / SAMPLED) === 0) sample.push({ type: 'product', doc })
  const queries = mixedQueries(sample, WARM_UP + QUERIES)
  const before = memory()
  const began = performance.now()
  const host = openHost(folder, seedOf([]))
  // The first answer is part of the start, because the first search builds indexes.
  await search(host, queries[0], listFields)
  const readyMs = performance.now() - began
  for (const query of queries.slice(0, WARM_UP)) await search(host, query, listFields)
  const answers = []
  for (const query of queries.slice(WARM_UP))
    answers.push({ kind: query.kind, ...(await search(host, query, listFields)) })
  const memoryMiB = memory() - before
  host.close()
  console.log(
    JSON.stringify({
      readyMs,
      memoryMiB,
      found: answers.filter(({ total }) => total > 0).length,
      answers: answers.map(({ kind, ms }) => [kind, Number(ms.toFixed(3))]),
    }),
  )
}

function memory() {
  globalThis.gc?.()
  const { heapUsed, external, arrayBuffers } = process.memoryUsage()
  return (heapUsed + external + arrayBuffers) / 2 ** 20
}
