import { fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { attacks } from '../attack/kinds.mjs'
import { benchmarks } from '../lib/paths.mjs'
import { findPages, startShop } from '../lib/shop.mjs'
import { percentile, summary } from '../lib/statistics.mjs'

const SHOPPERS = 8
const ROUNDS = 3
const SECONDS = 4
const THINKING_MS = 20
const MOST = 3

export const title = 'One attacker'
export const reference = 'The same shoppers without the attacker, measured right before each round.'
export const method =
  `${SHOPPERS} shoppers with network addresses of their own open cached pages, search, check stock and change their ` +
  `carts, with ${THINKING_MS} ms between their requests. One attacker with an address and in a process of its own ` +
  'sends the costliest request of each kind as fast ' +
  `as one connection allows. ${ROUNDS} rounds of ${SECONDS} s with and without it; the figure is the median of the ` +
  'quotients of the 99th percentiles. The attacker counts its answers inside the round; a round without any ends ' +
  'the benchmark. The one of passwords takes another address after 40 tries, because 50 of one are let through. The ' +
  'first answers of each shopper are not counted.'

export async function measure() {
  // The benchmark speaks as a proxy does, so that each shopper has a network address of their own.
  const shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' })
  try {
    const { category, product } = await findPages(shop.url)
    const cart = await newCart(shop.url)
    const target = { category, pictures: await picturesOf(shop.url), cart }
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => newCart(shop.url)))
    const buy = () => timesOf(shop.url, { category, product }, shoppers)
    await buy()
    const raw = {}
    for (const kind of Object.keys(attacks(target))) raw[kind] = await attacked(shop.url, kind, target, buy)
    const figures = Object.entries(raw).flatMap(([kind, { quotient, alone, together, answers }]) => [
      { what: `${kind}: p99 with the attacker over p99 without`, value: quotient.median, unit: '', atMost: MOST },
      { what: `${kind}: p99 without the attacker`, value: alone.median, unit: 'ms' },
      { what: `${kind}: p99 with the attacker`, value: together.median, unit: 'ms' },
      { what: `${kind}: answers to the attacker (${Object.keys(answers).join(', ')})`, value: sum(answers), unit: '' },
    ])
    return { figures, raw }
  } finally {
    await shop.stop()
  }
}

async function attacked(url, kind, target, buy) {
  const rounds = []
  const answers = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = percentile(await buy(), 99)
    const attacker = fork(join(benchmarks, 'attack', 'attacker.mjs'), [url, kind, JSON.stringify(target)])
    await pause(300)
    const together = percentile(await buy(), 99)
    const statuses = await new Promise((resolve) => {
      attacker.once('message', resolve)
      attacker.send('counts')
    })
    const ended = new Promise((resolve) => attacker.once('close', resolve))
    attacker.kill()
    await ended
    if (sum(statuses) === 0) throw new Error(`${kind}: the attacker got no answer.`)
    for (const [status, count] of Object.entries(statuses)) answers[status] = (answers[status] ?? 0) + count
    rounds.push({ alone, together })
    // What still waits is not the next round's.
    await pause(500)
  }
  return {
    quotient: summary(
      rounds.map(({ alone, together }) => together / alone),
      2,
    ),
    alone: summary(rounds.map(({ alone }) => alone)),
    together: summary(rounds.map(({ together }) => together)),
    answers,
    rounds,
  }
}

/** The times of all answers to the shoppers, in ms. */
async function timesOf(url, { category, product }, shoppers) {
  const agent = new Agent({ keepAlive: true, maxSockets: SHOPPERS })
  const end = performance.now() + SECONDS * 1000
  const times = []
  const steps = ({ id, item }) => [
    { path: category },
    { path: product },
    { path: '/api/catalog/vue_storefront_magento_4/product/_search?size=24&_source_include=sku,name&q=spegel' },
    { path: '/api/stock/check?sku=KG-2001' },
    { path: `/api/cart/update?cartId=${id}`, body: JSON.stringify({ cartItem: item }) },
  ]
  await Promise.all(
    shoppers.map(async (shopper, index) => {
      for (let step = index; performance.now() < end; step += 1) {
        const took = await timed(url, agent, addressOf(index), steps(shopper)[step % 5])
        if (step >= index + 5) times.push(took)
        await pause(THINKING_MS)
      }
    }),
  )
  agent.destroy()
  return times
}

/** In a range for documentation (RFC 5737). */
const addressOf = (shopper) => `198.51.100.${shopper + 1}`

function timed(url, agent, address, { path, body }) {
  const start = performance.now()
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const how = { agent, method: body === undefined ? 'GET' : 'POST', headers }
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, how, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answers ${answer.statusCode} to a shopper.`))
      answer.resume().once('end', () => resolve(performance.now() - start))
    })
      .once('error', reject)
      .end(body)
  })
}

async function newCart(url) {
  const { result: id } = await post(`${url}/api/cart/create`)
  const item = { sku: 'KG-2001', qty: 1, quoteId: id }
  const { result } = await post(`${url}/api/cart/update?cartId=${id}`, { cartItem: item })
  return { id, item: { ...item, item_id: result.item_id } }
}

async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`)
  return answer.json()
}

/** The pictures of all products. */
async function picturesOf(url) {
  const { hits } = await (
    await fetch(`${url}/api/catalog/vue_storefront_magento_4/product/_search?size=200&_source_include=image`)
  ).json()
  return [...new Set(hits.hits.map(({ _source }) => _source.image))].filter(Boolean)
}

function sum(counts) {
  return Object.values(counts).reduce((total, count) => total + count, 0)
}
