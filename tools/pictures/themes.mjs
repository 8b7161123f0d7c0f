// What the command does with one theme. Each gives the exit code.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STATES } from '@vitrin/gallery/states'
import { readTheme } from '@vitrin/theme-check/theme'
import { root } from '../run/environment.mjs'
import { Refusal, stopwatch } from '../run/say.mjs'
import { readBaseline, writeBaseline } from './baseline.mjs'
import { differences } from './differences.mjs'
import { drawTheme } from './draw.mjs'
import { whyNotComparable } from './surroundings.mjs'

const REPORTS = join('reports', 'pictures')

export async function updateTheme({ name, browser, surroundings, print }) {
  const time = stopwatch()
  const pictures = await drawTheme(browser, readTheme(name), STATES)
  writeBaseline(name, { surroundings, pictures })
  print(`pictures ${name}: wrote ${pictures.size} (${time()})`)
  return 0
}

export async function compareTheme({ name, browser, surroundings, print }) {
  const time = stopwatch()
  const theme = readTheme(name)
  const baseline = readBaseline(name)
  if (baseline === undefined)
    throw new Refusal(`There are no pictures of ${name} yet. This command makes them: pnpm pictures ${name} --update`)
  const why = whyNotComparable(baseline.surroundings, surroundings)
  if (why !== undefined) {
    print(`pictures ${name}: skipped the comparison, because ${why}.`)
    return 0
  }
  const pictures = await drawTheme(browser, theme, STATES)
  const found = await differences(baseline.pictures, pictures)
  report(name, found, print)
  print(`pictures ${name}: ${found.length} of ${pictures.size} differ (${time()})`)
  if (found.length === 0) return 0
  print(`If you want them as they are now: pnpm pictures ${name} --update`)
  return 1
}

function report(theme, found, print) {
  const folder = join(REPORTS, theme)
  rmSync(join(root, folder), { recursive: true, force: true })
  mkdirSync(join(root, folder), { recursive: true })
  for (const { name, text, shown } of found) {
    const file = join(folder, `${name}.png`)
    if (shown !== undefined) writeFileSync(join(root, file), shown)
    print(`${theme} ${name}: ${text}${shown === undefined ? '' : `, see ${file}`}`)
  }
}
