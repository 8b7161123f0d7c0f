import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { withOnly } from '@vitrin/gallery/themes-plugin'
import { galleryConfig } from '@vitrin/gallery/vite-config'
import { launchBrowser } from '../lib/browser.mjs'
import { root } from '../lib/paths.mjs'
import { summary } from '../lib/statistics.mjs'

const TIMES = 9
const LIMIT_MS = 60_000

export const title = 'A changed theme in the gallery'
export const reference = 'The target. Not measured on peers.'
export const method =
  'A copy of nordic is open in the gallery of `pnpm gallery`, with the state `category-many` at 390 px. ' +
  'A file of it is written; measured until the first frame of the open page in which the change is there. ' +
  'The component is the card of a product, of which the page has many. The style sheets are a small one and the ' +
  `one with the tokens. The page is not loaded again. Median of ${TIMES}.`

/** Each change is another one, and `isShown` runs in the page. */
const CHANGES = [
  {
    what: 'a component',
    file: 'src/components/product-card.tsx',
    change: (text, mark) => text.replace('<li className="card">', `<li className="card" data-mark="${mark}">`),
    isShown: (mark) => document.querySelector('li.card')?.dataset.mark === mark,
  },
  {
    what: 'a style sheet',
    file: 'src/styles/card.css',
    change: (text, mark) => `${text}\n.card { --mark: ${mark}; }\n`,
    isShown: (mark) => getComputedStyle(document.querySelector('.card')).getPropertyValue('--mark') === mark,
  },
  {
    what: 'the tokens',
    file: 'src/styles/tokens.css',
    change: (text, mark) => `${text}\n:root { --mark-of-tokens: ${mark}; }\n`,
    isShown: (mark) => getComputedStyle(document.documentElement).getPropertyValue('--mark-of-tokens') === mark,
  },
]

export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-theme-'))
  const theme = { name: 'nordic', folder: copyOf('nordic', folder) }
  const server = await serve(theme)
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${server.resolvedUrls.local[0]}show.html?theme=nordic&state=category-many&language=sv`)
    await page.locator('html[data-state=ready]').waitFor({ timeout: LIMIT_MS })
    const raw = {}
    for (const change of CHANGES) raw[change.what] = await timesOf(page, theme.folder, change)
    return {
      figures: CHANGES.flatMap(({ what }) => [
        { what: `${what}, median`, value: summary(raw[what]).median, unit: 'ms', atMost: 500 },
        { what: `${what}, slowest`, value: summary(raw[what]).max, unit: 'ms' },
      ]),
      raw,
    }
  } finally {
    await browser.close()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The theme without what is built, with the packages that it has in the repository. */
function copyOf(name, folder) {
  const theme = join(root, 'themes', name)
  const copy = join(folder, name)
  mkdirSync(copy)
  for (const part of ['package.json', 'src', 'fonts']) cpSync(join(theme, part), join(copy, part), { recursive: true })
  symlinkSync(join(theme, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

async function serve(theme) {
  const { server, plugins, ...config } = galleryConfig({})
  const fs = { allow: [...server.fs.allow, theme.folder] }
  const started = await createServer({ ...config, server: { ...server, fs }, plugins: [withOnly([theme]), ...plugins] })
  return started.listen()
}

async function timesOf(page, folder, { file, change, isShown }) {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  let loads = 0
  page.on('load', () => (loads += 1))
  const times = []
  for (let turn = 1; turn <= TIMES; turn += 1) {
    const mark = `mark-${turn}`
    const began = performance.now()
    writeFileSync(path, change(text, mark))
    await page.waitForFunction(isShown, mark, { polling: 'raf', timeout: LIMIT_MS })
    times.push(Number((performance.now() - began).toFixed(1)))
    // A developer saves a file now and then.
    await page.waitForTimeout(500)
  }
  if (loads > 0) throw new Error(`A change of ${file} loaded the page again ${loads} times.`)
  return times
}
