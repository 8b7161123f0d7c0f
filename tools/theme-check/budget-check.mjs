// A theme stays within its budget: the scripts of the first pages over the floor of the stack, and their styles.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { kB } from '@vitrin/benchmarks/page-sizes'
import { root } from '../run/environment.mjs'
import { argumentOf, lineOf, programOf, propertyOf } from './program.mjs'
import { screenFile } from './screen-file.mjs'
import { finding } from './theme.mjs'

const APP = join(root, 'apps', 'storefront')

/** In kB at brotli 11: what a theme may weigh that says nothing. They are nordic's. */
const DEFAULT = { scripts: { home: 18, category: 20, product: 24 }, styles: 12 }

/** @returns {Promise<string[]>} a line for each page that is over its budget */
export async function budgetFindings(theme) {
  const program = programOf(theme)
  const screens = Object.keys(DEFAULT.scripts).map((page) => [page, screenFile(program, theme, page)])
  const unknown = screens.filter(([, screen]) => screen === undefined)
  if (unknown.length > 0) return unknown.map(([page]) => notFound(program, theme, page))
  const file = join(theme.folder, 'package.json')
  return overBudget(theme.manifest.budget, await sizesOf(theme, Object.fromEntries(screens))).map(({ figure, text }) =>
    finding(file, lineOfFigure(file, figure), text),
  )
}

function notFound(program, theme, page) {
  const definition = argumentOf(program, theme, ['defineTheme', 'extendTheme'])
  const place = `src/screens/${page}/${page}-screen.tsx`
  return finding(
    definition?.getSourceFile().fileName ?? join(theme.folder, 'src', 'theme.ts'),
    definition === undefined ? 1 : lineOf(propertyOf(definition, 'screens') ?? definition),
    `does not say in which file the screen "${page}" is, so its size cannot be measured. ` +
      `Write ${page}: () => import('…') with the name of the file, or put it into ${place}.`,
  )
}

/** @param {Record<string, string>} screens the file of each page's screen */
async function sizesOf({ folder }, screens) {
  const files = Object.entries(screens).map(([page, file]) => [page, relative(APP, file).split(sep).join('/')])
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', join(import.meta.dirname, 'measure-sizes.mjs'), JSON.stringify(Object.fromEntries(files))],
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
function lineOfFigure(file, figure) {
  const lines = readFileSync(file, 'utf8').split('\n')
  const start = Math.max(
    0,
    lines.findIndex((line) => line.includes('"budget"')),
  )
  const line = lines.findIndex((text, index) => index >= start && text.includes(`"${figure}"`))
  return (line < 0 ? start : line) + 1
}
