import { coldLoad, launchBrowser } from '../lib/browser.mjs'
import { brotli11 } from '../lib/compression.mjs'
import { rawGet } from '../lib/http.mjs'
import { findPages, startShop } from '../lib/shop.mjs'
import { kB } from '../lib/statistics.mjs'

export const title = 'Pages'
export const reference =
  'The targets: 14 kB, which fit into the first ten packets of a connection; and no layout shift.'
export const method =
  'HTML as the server sends it to a browser that accepts brotli, and without its styles at brotli 11. ' +
  'Layout shift in a browser with a cold cache: the worse of a fast visit and a slow one (CPU ×4 slower, 150 ms ' +
  'latency, 1.6 Mbit/s). After the load the page is scrolled to its middle.'

export async function measure() {
  const shop = await startShop()
  const browser = await launchBrowser()
  const raw = {}
  const figures = []
  try {
    for (const [page, path] of Object.entries(await findPages(shop.url))) {
      const html = await document(`${shop.url}${path}`)
      const visits = [
        await coldLoad(browser, `${shop.url}${path}`),
        await coldLoad(browser, `${shop.url}${path}`, { slow: true }),
      ]
      const shift = Math.max(...visits.map(({ layoutShift }) => layoutShift))
      raw[page] = { path, html, visits: visits.map(({ layoutShift, shifted }) => ({ layoutShift, shifted })) }
      figures.push(
        {
          what: `${page}: HTML as sent`,
          value: kB(html.sent),
          unit: 'kB',
        },
        {
          what: `${page}: HTML without the styles in it`,
          value: kB(html.withoutStyles),
          unit: 'kB',
          ...(page === 'category' ? { atMost: 14 } : {}),
        },
        { what: `${page}: layout shift`, value: Number(shift.toFixed(4)), unit: '', atMost: 0 },
      )
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  return { figures, raw }
}

async function document(url) {
  const sent = await rawGet(url, { 'accept-encoding': 'gzip, br' })
  const plain = await rawGet(url, { 'accept-encoding': 'identity' })
  const encoding = sent.headers['content-encoding']
  if (encoding !== 'br') throw new Error(`${url} was sent as ${encoding}.`)
  return {
    sent: sent.body.length,
    encoding,
    plain: plain.body.length,
    brotli11: brotli11(plain.body),
    withoutStyles: brotli11(plain.body.toString().replace(/<style>.*?<\/style>/s, '')),
  }
}
