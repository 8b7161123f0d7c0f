import { sizesOfPages } from '../lib/manifest.mjs'
import { client } from '../lib/paths.mjs'
import { kB } from '../lib/statistics.mjs'

const LIMIT = 12

export const title = 'CSS'
export const reference = 'The target of 12 kB. Peers: 18.6 kB (Vendure with Next), 2.5 kB (Hydrogen), gzip.'
export const method = 'Brotli 11; all style sheets of the page in the build manifest.'

export function measure() {
  const raw = Object.fromEntries(Object.entries(sizesOfPages(client)).map(([page, { styles }]) => [page, styles]))
  return {
    figures: Object.entries(raw).map(([page, { brotli }]) => ({
      what: page,
      value: kB(brotli),
      unit: 'kB',
      atMost: LIMIT,
    })),
    raw,
  }
}
