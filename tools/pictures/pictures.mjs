// `pnpm pictures [theme] [--update]`: see README.md.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium.mjs'
import { Refusal } from '../run/say.mjs'
import { themesWithPictures } from './baseline.mjs'
import { surroundingsOf } from './surroundings.mjs'

await import('../run/sources.mjs')
const { compareTheme, updateTheme } = await import('./themes.mjs')

const { positionals, values } = parseArgs({ options: { update: { type: 'boolean' } }, allowPositionals: true })
const work = values.update ? updateTheme : compareTheme
const print = (line) => process.stdout.write(`${line}\n`)

// Not the lighter browser of `theme:check`: pictures of two machines are to be of the same browser.
const browser = await chromium.launch(launchOptions())
try {
  const surroundings = await surroundingsOf(browser)
  for (const name of positionals.length > 0 ? positionals : themesWithPictures())
    process.exitCode = Math.max(process.exitCode ?? 0, await work({ name, browser, surroundings, print }))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  print(error.message)
  process.exitCode = 2
} finally {
  await browser.close()
}
