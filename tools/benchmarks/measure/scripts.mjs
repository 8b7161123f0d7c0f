import { coldLoad, launchBrowser } from '../lib/browser.mjs'
import { measureFloor } from '../lib/client-build.mjs'
import { sizesOfPages } from '../lib/manifest.mjs'
import { client } from '../lib/paths.mjs'
import { findPages, startShop } from '../lib/shop.mjs'
import { kB } from '../lib/statistics.mjs'

const LIMITS_OVER_FLOOR = { home: 18, category: 20, product: 24 }

export const title = 'JavaScript'
export const reference =
  "The bare floor, built in the same run with the app's own Vite configuration: React, " +
  'MobX, mobx-react-lite, i18next and one `hydrateRoot`, without code of the shop ' +
  '(tools/benchmarks/floor). Best peer: 97 / 97 / 98.5 kB of scripts in a cold load of home / listing / product.'
export const method =
  "Brotli 11. First figures: the entry, its static imports, and the chunks of the page's screen and page model, from " +
  'the build manifest. Last figures: all scripts of a cold load in a browser, until no request for 2 s.'

export async function measure() {
  const floor = await measureFloor()
  const pages = sizesOfPages(client)
  const raw = { floor, pages: {}, coldLoads: {} }
  const figures = [{ what: 'bare floor', value: kB(floor.brotli), unit: 'kB' }]
  for (const [page, limit] of Object.entries(LIMITS_OVER_FLOOR)) {
    const { scripts } = pages[page]
    raw.pages[page] = scripts
    figures.push(
      {
        what: `${page}: the shop above the floor`,
        value: kB(scripts.brotli - floor.brotli),
        unit: 'kB',
        ...(limit === undefined ? {} : { atMost: limit }),
      },
      { what: `${page}: total`, value: kB(scripts.brotli), unit: 'kB' },
    )
  }

  const shop = await startShop()
  const browser = await launchBrowser()
  try {
    for (const [page, path] of Object.entries(await findPages(shop.url))) {
      const { scripts } = await coldLoad(browser, `${shop.url}${path}`)
      raw.coldLoads[page] = { path, scripts }
      figures.push({
        what: `${page}: all scripts of a cold load`,
        value: kB(scripts.reduce((sum, { brotli }) => sum + brotli, 0)),
        unit: 'kB',
      })
    }
  } finally {
    await browser.close()
    await shop.stop()
  }
  return { figures, raw }
}
