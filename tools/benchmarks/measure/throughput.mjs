import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rawGet } from '../lib/http.mjs'
import { CONNECTIONS, generator, load } from '../lib/load.mjs'
import { benchmarks } from '../lib/paths.mjs'
import { folderWithListingOf } from '../lib/listing-of.mjs'
import { startNode, startShop } from '../lib/shop.mjs'
import { summary } from '../lib/statistics.mjs'

const ROUNDS = 5
const REFERENCE_SECONDS = 3
const SECONDS = 5
/** Node's server writes them itself. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']
const CATEGORY = 'tillbehor'
const LISTED = 24
/** The reference of harnesses that do not know the shop: a prepared page of 30 kB with three headers. */
const PREPARED_BYTES = 30_000
const PREPARED_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=60',
  etag: '"prepared"',
}

export const title = 'Pages per second'
export const reference =
  'A bare node:http server that sends the same bytes with the same headers, measured right before each round on the ' +
  'same machine, so that other load on it affects both; and for the last figures a prepared page of 30 kB with three ' +
  'headers, whatever the shop sends. Best peer: 0.5 % with 8 cards, uncached.'
export const method =
  `A category page of ${LISTED} products, ${CONNECTIONS} connections over loopback, ${ROUNDS} rounds of ${SECONDS} s ` +
  'after a warm-up. Uncached: every request has its own address. The shop counts in each round how often its output ' +
  'cache hit and missed; a round in which one answer in a thousand is of the other kind ends the benchmark.'

export async function measure() {
  const data = await folderWithListingOf(LISTED, CATEGORY)
  const shop = await startShop({ DATA_DIR: data })
  try {
    const path = `/sv/${CATEGORY}`
    const url = `${shop.url}${path}`
    await expectProducts(url)
    const raw = { generator, path }
    raw.uncached = await againstBare(shop, url, { unique: true, expectCache: 'Miss' })
    raw.cached = await againstBare(shop, url, { expectCache: 'Hit' })
    raw.cachedBrotli = await againstBare(shop, url, { headers: { 'accept-encoding': 'br' }, expectCache: 'Hit' })
    raw.cachedBesidePrepared = await againstBare(shop, url, { expectCache: 'Hit', isPrepared: true })
    // loop.mjs is slower than the bare server: the share is an upper bound without a target.
    const bounded = generator === 'loop' ? ' (upper bound: no wrk here)' : ''
    const figures = [
      ['uncached', 'uncached', 1],
      ['cached', 'output cached', 70],
      ['cachedBrotli', 'output cached, brotli', 70],
      ['cachedBesidePrepared', 'output cached, beside 30 kB', 70],
    ].flatMap(([key, what, least]) => [
      {
        what: `${what}: share of the bare server${bounded}`,
        value: raw[key].sharePercent.median,
        unit: '%',
        ...(generator === 'wrk' ? { atLeast: least } : {}),
      },
      ...(raw[key].p99Ms === undefined
        ? []
        : [
            {
              what: `${what}: 99th percentile`,
              value: raw[key].p99Ms.median,
              unit: 'ms',
              ...(key === 'uncached' && { atMost: 60 }),
            },
          ]),
      { what: `${what}: pages per second`, value: raw[key].requestsPerSecond.median, unit: '/s' },
      { what: `${what}: answers of this kind, counted by the shop`, value: raw[key].counted, unit: '' },
      { what: `${what}: the bare server`, value: raw[key].bareRequestsPerSecond.median, unit: '/s' },
    ])
    figures.push({
      what: 'output cached, beside 30 kB: a bare server that sends the same bytes',
      value: bestPercent(raw.cached.bareRequestsPerSecond, raw.cachedBesidePrepared.bareRequestsPerSecond),
      unit: '%',
    })
    return { figures, raw }
  } finally {
    await shop.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Of the best rounds: these were not measured in turn, so that other load is in the one or the other. */
function bestPercent(part, whole) {
  return Math.round((100 * part.max) / whole.max)
}

/** Each product has a heading of level 3. */
async function expectProducts(url) {
  const found = (await (await fetch(url)).text()).split('<h3').length - 1
  if (found !== LISTED) throw new Error(`${url} lists ${found} products, expected ${LISTED}.`)
}

async function againstBare(shop, url, { headers = {}, unique = false, expectCache, isPrepared = false }) {
  await expectAnswer(url, { headers, unique }) // fills the cache
  const answer = await expectAnswer(url, { headers, unique, expectCache })
  const { body, answerHeaders } = isPrepared
    ? { body: answer.body.subarray(0, PREPARED_BYTES), answerHeaders: PREPARED_HEADERS }
    : answer
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-bare-'))
  writeFileSync(join(folder, 'body'), body)
  const bare = await startNode([
    join(benchmarks, 'lib', 'bare-server.mjs'),
    join(folder, 'body'),
    JSON.stringify(answerHeaders),
  ])
  try {
    await load(url, { seconds: 3, headers, unique })
    await load(bare.url, { seconds: 1, headers, unique })
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const bareLoad = await load(bare.url, { seconds: REFERENCE_SECONDS, headers, unique })
      const before = await shop.answers()
      const shopLoad = await load(url, { seconds: SECONDS, headers, unique })
      const answers = difference(await shop.answers(), before)
      expectOnly(expectCache, answers, shopLoad.requests)
      rounds.push({ bare: bareLoad, shop: shopLoad, answers })
    }
    return {
      bytes: answer.body.length,
      sharePercent: summary(
        rounds.map((round) => (100 * round.shop.requestsPerSecond) / round.bare.requestsPerSecond),
        2,
      ),
      requestsPerSecond: summary(
        rounds.map((round) => round.shop.requestsPerSecond),
        0,
      ),
      ...(generator === 'wrk' && { p99Ms: summary(rounds.map((round) => round.shop.p99Ms)) }),
      bareRequestsPerSecond: summary(
        rounds.map((round) => round.bare.requestsPerSecond),
        0,
      ),
      counted: rounds.reduce((sum, { answers }) => sum + answers[expectCache], 0),
      rounds,
    }
  } finally {
    await bare.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function difference(after, before) {
  return Object.fromEntries(Object.entries(after).map(([kind, count]) => [kind, count - before[kind]]))
}

/** The load generator may count an answer more or less at the end of a round. */
function expectOnly(kind, answers, requests) {
  const all = Object.values(answers).reduce((sum, count) => sum + count, 0)
  if (answers[kind] < 0.999 * Math.max(all, requests))
    throw new Error(`${requests} requests, of which the shop counted only ${answers[kind]} as ${kind} of ${all}.`)
}

/** Gets one answer and checks the shop's header that says whether the output cache had it. */
async function expectAnswer(url, { headers, unique, expectCache }) {
  const {
    status,
    headers: answered,
    body,
  } = await rawGet(unique ? `${url}?childSku=once-${process.hrtime.bigint()}` : url, headers)
  const cache = answered['x-vs-cache']
  if (status !== 200) throw new Error(`${url} answers ${status}.`)
  if (expectCache !== undefined && cache !== expectCache)
    throw new Error(`${url}: the output cache answered ${cache}, expected ${expectCache}.`)
  return {
    body,
    answerHeaders: Object.fromEntries(Object.entries(answered).filter(([name]) => !OWN_HEADERS.includes(name))),
  }
}
