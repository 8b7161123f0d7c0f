// A theme stays within its budget: the scripts of the first pages over the floor of the stack, and their styles.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { kB } from '@vitrin/benchmarks/page-sizes'
import { root } from '../run/environment.mjs'
import { finding } from './theme.mjs'

/** In kB at brotli 11: what a theme may weigh that says nothing. They are nordic's. */
const DEFAULT = { scripts: { home: 18, category: 20, product: 24 }, styles: 12 }

/** @returns {Promise<string[]>} a line for each page that is over its budget */
export async function budgetFindings(theme) {
  const file = join(theme.folder, 'package.json')
  return overBudget(theme.manifest.budget, await sizesOf(theme)).map(({ figure, text }) =>
    finding(file, lineOf(file, figure), text),
  )
}

async function sizesOf({ folder }) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', join(import.meta.dirname, 'measure-sizes.mjs')],
    { env: { ...process.env, NODE_ENV: 'production', THEME: relative(root, folder) }, maxBuffer: 2 ** 24 },
  )
  return JSON.parse(stdout)
}

/**
 * @param {{ scripts?: Record<string, number>, styles?: number } | undefined} budget of the theme's package.json
 * @returns {{ figure: string, text: string }[]} the figures of the budget that are exceeded
 */
export function overBudget({ scripts, styles } = {}, { floor, pages }) {
  const limits = { scripts: { ...DEFAULT.scripts, ...scripts }, styles: styles ?? DEFAULT.styles }
  return Object.entries(pages).flatMap(([page, size]) => [
    ...over(kB(size.scripts.brotli - floor.brotli), limits.scripts[page], (says) => ({
      figure: page,
      text:
        `${page} loads ${says('kB of JavaScript over the floor of the stack')} Put what is not seen at first into a ` +
        'part of deferred(), and what a press opens behind an import().',
    })),
    ...over(kB(size.styles.brotli), limits.styles, (says) => ({
      figure: 'styles',
      text:
        `${page} loads ${says('kB of CSS')} Move the styles of one screen, panel or modal into a file that only it ` +
        'imports.',
    })),
  ])
}

function over(size, limit, line) {
  if (size <= limit) return []
  return [line((what) => `${size} ${what}, ${kB((size - limit) * 1000)} kB more than its budget of ${limit} kB.`)]
}

/** Where the budget has this figure, or might have it. */
function lineOf(file, figure) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const start = Math.max(
    0,
    lines.findIndex((line) => line.includes('"budget"')),
  )
  const line = lines.findIndex((text, index) => index >= start && text.includes(`"${figure}"`))
  return (line < 0 ? start : line) + 1
}
