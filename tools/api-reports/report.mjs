// The public face of one package as text: what `npm test` compares, and what a review reads.
import { join } from 'node:path'
import { publicNames } from './declarations.mjs'
import { layOut } from './layout.mjs'

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
  const borrowed = names
    .filter(({ text }) => text.startsWith('export '))
    .map(({ text }) => text.slice('export '.length))
  const lines = [...own.map(({ text }) => layOut(text)), ...borrowed.map((text) => `re-export ${text}`)]
  return [`## ${title}`, '```ts', ...lines, '```', ''].join('\n')
}
