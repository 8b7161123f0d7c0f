import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { startShop } from '../lib/shop.mjs'
import { percentile } from '../lib/statistics.mjs'

const PAGES = 100_000
const AT_ONCE = 16
const SAMPLES = 50
const MOST_MIB = 300
/** What a quarter may have more than the one before it, in percent: the memory of one moment differs by as much. */
const FLAT = 5

export const title = 'Memory'
export const reference = 'The targets. The memory is the resident set, read from outside (/proc).'
export const method =
  `${PAGES.toLocaleString('en')} pages over ${AT_ONCE} connections: the addresses of the sitemap in turn. Every ` +
  'second request names a variant that no other one names, so that its page is rendered. The shop counts the hits ' +
  `and misses of its output cache. Memory is read ${SAMPLES} times on the way. Flat: the medians of the last two ` +
  'quarters.'

export async function measure() {
  // Without a public address the shop has no sitemap.
  const shop = await startShop({ PUBLIC_URL: 'http://shop.test' })
  try {
    const paths = await pathsOf(shop.url)
    const before = await shop.answers()
    const samples = []
    for (let done = 0; done < PAGES; done += PAGES / SAMPLES) {
      await ask(shop.url, paths, done, PAGES / SAMPLES)
      samples.push(residentMiB(shop.pid))
    }
    const after = await shop.answers()
    const quarter = SAMPLES / 4
    const [third, last] = [samples.slice(2 * quarter, 3 * quarter), samples.slice(3 * quarter)]
    const growth = 100 * (percentile(last, 50) / percentile(third, 50) - 1)
    const figures = [
      { what: 'resident memory, the last quarter', value: percentile(last, 50), unit: 'MiB', atMost: MOST_MIB },
      { what: 'resident memory, the most of all readings', value: Math.max(...samples), unit: 'MiB' },
      { what: 'the fourth quarter above the third', value: Number(growth.toFixed(1)), unit: '%', atMost: FLAT },
      { what: 'pages from the output cache', value: after.Hit - before.Hit, unit: '' },
      { what: 'pages that were rendered', value: after.Miss - before.Miss, unit: '' },
    ]
    return { figures, raw: { addresses: paths.length, residentMiB: samples } }
  } finally {
    await shop.stop()
  }
}

async function pathsOf(url) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(?:https?:\/\/[^/<]+)?([^<]*)<\/loc>/g)].map(([, path]) => path)
}

/** Asks for so many pages, from the given number on; both kinds in turn. */
async function ask(url, paths, from, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const waiting = Array.from({ length: count }, (_, index) => {
    const number = from + index
    const path = paths[(number >> 1) % paths.length]
    return `${url}${path}${number % 2 === 0 ? '' : `?childSku=once-${number}`}`
  })
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await answered(agent, next)
    }),
  )
  agent.destroy()
}

function answered(agent, address) {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answers ${answer.statusCode}.`))
      answer.resume().once('end', resolve)
    })
      .once('error', reject)
      .end()
  })
}

function residentMiB(pid) {
  const [, kiB] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(kiB / 1024)
}
