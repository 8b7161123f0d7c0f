import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { coldLoad, launchBrowser, openProfile, openUnobserved } from '../lib/browser.mjs'
import { prepareShopper } from '../lib/prepared-shopper.mjs'
import { findPages, startShop } from '../lib/shop.mjs'

/** Fetched only for this benchmark: as a dependency it would double the size of the installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
/** Personal pages, which search engines must not list. */
const PRIVATE = [
  ...['personalDetails', 'shipping', 'payment', 'orderReview'].map((step) => `/sv/checkout#${step}`),
  ...['', '/shipping-details', '/newsletter', '/orders', '/loyalty-card', '/reviews', '/recently-viewed', '/data'].map(
    (section) => `/sv/my-account${section}`,
  ),
  '/sv/payment',
  '/sv/success',
  '/sv/order-success',
  '/sv/retur/angra',
  '/sv/wishlist',
  '/sv/compare',
  '/sv/create-password',
]

const run = promisify(execFile)

export const title = 'Lighthouse'
export const reference =
  'The targets: 100 for accessibility and best practices, and for SEO on pages for search engines; 98 for the ' +
  'performance of these pages, 95 of the others.'
export const method =
  `${LIGHTHOUSE}, mobile profile with simulated throttling, one run per page. Pages for search engines (home, a ` +
  'category, a product, the terms) on a first visit; the others, which must have noindex instead, in the browser of ' +
  'a customer who is signed in and has an order and a product in the cart. No other tool is connected to the browser.'

export async function measure() {
  const [port, shopPort] = [await freePort(), await freePort()]
  // Canonical addresses are absolute only if the shop knows its public address.
  const shop = await startShop({ PORT: String(shopPort), PUBLIC_URL: `http://127.0.0.1:${shopPort}` })
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-bench-'))
  const profile = join(folder, 'profile')
  const reports = []
  const reportEach = async (paths, page) => {
    const close = await openUnobserved(profile, port)
    try {
      for (const path of paths)
        reports.push({ path, ...page, ...(await audit(shop.url + path, port, join(folder, 'report.json'), page)) })
    } finally {
      await close()
    }
  }
  try {
    const { home, category, product } = await findPages(shop.url)
    const first = [home, category, product, '/sv/i/kopvillkor']
    await makePictures(first.map((path) => shop.url + path))
    await reportEach(first, { isPublic: true })
    const number = await withShopper(profile, (page) => prepareShopper(page, shop.url, product))
    await reportEach([...PRIVATE, `/sv/my-account/orders/${number}`], { isPublic: false })
    return { figures: reports.flatMap(figuresOf), raw: { reports } }
  } finally {
    await shop.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Lighthouse opens its pages in the same profile afterwards. */
async function withShopper(profile, prepare) {
  const device = await openProfile(profile)
  try {
    return await prepare(await device.newPage())
  } finally {
    await device.close()
  }
}

function figuresOf({ path, isPublic, scores, isCrawlable }) {
  return [
    { what: `${path}, accessibility`, value: scores.accessibility, unit: '', atLeast: 100 },
    { what: `${path}, best practices`, value: scores['best-practices'], unit: '', atLeast: 100 },
    isPublic
      ? { what: `${path}, SEO`, value: scores.seo, unit: '', atLeast: 100 }
      : { what: `${path}, open to search engines`, value: isCrawlable ? 1 : 0, unit: '', atMost: 0 },
    { what: `${path}, performance`, value: scores.performance, unit: '', atLeast: isPublic ? 98 : 95 },
  ]
}

/** The first visitor of a picture waits for it to be made, on the CPU that the page needs. */
async function makePictures(urls) {
  const browser = await launchBrowser()
  for (const url of urls) await coldLoad(browser, url)
  await browser.close()
}

async function audit(url, port, file, { isPublic }) {
  const categories = 'performance,accessibility,best-practices,seo'
  await run(
    'pnpm',
    [
      `--package=${LIGHTHOUSE}`,
      'dlx',
      'lighthouse',
      url,
      `--port=${port}`,
      ...(isPublic ? [] : ['--disable-storage-reset']),
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories}`,
    ],
    { maxBuffer: 1 << 26 },
  )
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failed = Object.values(report.audits)
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id }) => id)
  const scores = Object.fromEntries(
    Object.entries(report.categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
  )
  return { scores, isCrawlable: report.audits['is-crawlable'].score === 1, failed }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
