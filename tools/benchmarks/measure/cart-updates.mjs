import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { updatesOfShoppers } from '../cart/shoppers.mjs'
import { generator, load } from '../lib/load.mjs'
import { benchmarks } from '../lib/paths.mjs'
import { startNode, startShop } from '../lib/shop.mjs'
import { summary } from '../lib/statistics.mjs'

const SHOPPERS = 32
const ROUNDS = 3
const REFERENCE_SECONDS = 4
const SECONDS = 6
const LEAST_PERCENT = 40

export const title = 'Cart updates per second'
export const reference =
  'A bare node:http server with node:sqlite that makes one durable insert per request (the body, with WAL and ' +
  'synchronous FULL like the API host) and sends the same bytes, measured right before each round, on the same disk.'
export const method =
  `${SHOPPERS} shoppers with carts of three lines in the built shop, every second one signed in. Each request sets ` +
  'the quantity of a line, with its own idempotency key; the host prices the cart and writes it to disk before it ' +
  `answers. ${SHOPPERS} connections over loopback, ${ROUNDS} rounds of ${SECONDS} s after a warm-up. ` +
  'Requests that arrive at the same time share a commit, so on a slow disk the share is above 100 %. After each ' +
  'round the rows of both databases are counted: as many updates and inserts as answers.'

export async function measure() {
  const shop = await startShop()
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-inserts-'))
  try {
    const posts = await updatesOfShoppers(shop.url, SHOPPERS)
    const bare = await bareServer(folder, await sampleAnswer(shop.url, posts[0]))
    try {
      const rowsOf = {
        updates: () => rows(join(shop.data, 'shop.db'), 'idempotency'),
        inserts: () => rows(join(folder, 'inserts.db'), 'request'),
      }
      const rounds = await measureRounds(shop.url, bare.url, posts, rowsOf)
      return { figures: figuresOf(rounds), raw: { generator, shoppers: SHOPPERS, rounds } }
    } finally {
      await bare.stop()
    }
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measureRounds(shop, bare, posts, rowsOf) {
  const options = { posts, connections: SHOPPERS }
  await load(shop, { ...options, seconds: 3 })
  await load(bare, { ...options, seconds: 1 })
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const inserts = await counted(rowsOf.inserts, () => load(bare, { ...options, seconds: REFERENCE_SECONDS }))
    const updates = await counted(rowsOf.updates, () => load(shop, { ...options, seconds: SECONDS }))
    rounds.push({ inserts, updates })
  }
  return rounds
}

/** Requests under way at the end of a round may have their rows although their answers are not counted. */
async function counted(countRows, run) {
  const before = countRows()
  const result = await run()
  const stored = countRows() - before
  if (stored < result.requests || stored > result.requests + 2 * SHOPPERS)
    throw new Error(`${result.requests} answers, but ${stored} rows in the database.`)
  return { ...result, stored }
}

function rows(file, table) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(`SELECT count(*) AS n FROM ${table}`).get().n
  } finally {
    database.close()
  }
}

function figuresOf(rounds) {
  const share = summary(
    rounds.map(({ inserts, updates }) => (100 * updates.requestsPerSecond) / inserts.requestsPerSecond),
    1,
  ).median
  const median = (of, digits) => summary(rounds.map(of), digits).median
  // loop.mjs is slower than the bare server: its share is only an upper bound and has no target.
  const isMeasured = generator === 'wrk'
  const latencies = [
    { what: 'p99 of an update', value: median(({ updates }) => updates.p99Ms, 1), unit: 'ms' },
    { what: 'p99 of an insert', value: median(({ inserts }) => inserts.p99Ms, 1), unit: 'ms' },
  ]
  return [
    {
      what: `share of the bare server${isMeasured ? '' : ' (upper bound: no wrk here)'}`,
      value: share,
      unit: '%',
      ...(isMeasured && { atLeast: LEAST_PERCENT }),
    },
    {
      what: 'updates of the measured rounds, counted in the database',
      value: rounds.reduce((sum, { updates }) => sum + updates.stored, 0),
      unit: '',
    },
    { what: 'cart updates per second', value: median(({ updates }) => updates.requestsPerSecond, 0), unit: '/s' },
    {
      what: 'inserts per second of the bare server',
      value: median(({ inserts }) => inserts.requestsPerSecond, 0),
      unit: '/s',
    },
    ...(isMeasured ? latencies : []),
  ]
}

/** The shop's answer to an update; the bare server sends the same one. */
async function sampleAnswer(shop, { path, headers, body }) {
  const answer = await fetch(`${shop}${path}`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'sample' },
    body,
  })
  if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  const headerNames = ['content-type', 'cache-control', 'access-control-allow-origin']
  return {
    bytes: Buffer.from(await answer.arrayBuffer()),
    headers: Object.fromEntries(headerNames.map((name) => [name, answer.headers.get(name) ?? ''])),
  }
}

function bareServer(folder, { bytes, headers }) {
  const body = join(folder, 'answer')
  writeFileSync(body, bytes)
  return startNode([
    '--disable-warning=ExperimentalWarning',
    join(benchmarks, 'cart', 'insert-server.mjs'),
    join(folder, 'inserts.db'),
    body,
    JSON.stringify(headers),
  ])
}
