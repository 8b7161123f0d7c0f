// The public face of one package as text: what `npm test` compares, and what a review reads.
import { join } from 'node:path'
import { publicNames } from './declarations.mjs'
import { layOut } from './layout.mjs'

const MOST_COLUMNS = 120

/** Entries for tests alone change freely: no shop is built on them. */
const FOR_TESTS = ['./testing', './contracts']

/** @returns {string} the report of one package, as its `*.api.md` holds it */
export function apiReport({ name, folder, manifest }) {
  const sections = entries(manifest).map(([path, source]) => {
    const file = join(folder, 'node_modules', '.tsc', source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '.d.ts'))
    return section(join(name, path), publicNames(file))
  })
  return [`# Public face of ${name}`, '', 'Written by `pnpm api`, compared by `npm test`.', '', ...sections].join('\n')
}

function entries(manifest) {
  return Object.entries(manifest.exports)
    .filter(([path]) => path !== './package.json' && !FOR_TESTS.includes(path))
    .map(([path, target]) => [path, target['@vitrin/source']])
    .filter(([, source]) => /\.tsx?$/.test(source) && !source.includes('*'))
}

function section(title, names) {
  const own = names.filter(({ text }) => !text.startsWith('export '))
  const borrowed = names.filter(({ text }) => text.startsWith('export '))
  const lines = [...own.map(({ text }) => layOut(text)), ...byOrigin(borrowed)]
  return [`## ${title}`, '```ts', ...lines, '```', ''].join('\n')
}

/** Names of other packages, one list for each package: their own reports show them with their types. */
function byOrigin(names) {
  const origins = Map.groupBy(
    names.map(({ text }) => text.slice('export '.length).split(' // of ')),
    ([, origin]) => origin,
  )
  return [...origins].map(([origin, found]) =>
    wrap(
      `re-export from ${origin}:`,
      found.map(([name]) => name),
    ),
  )
}

function wrap(head, names) {
  const lines = [head]
  for (const name of names) {
    const longer = `${lines.at(-1)} ${name}`
    if (longer.length > MOST_COLUMNS) lines.push(`  ${name}`)
    else lines[lines.length - 1] = longer
  }
  return lines.join('\n')
}
