import { Stryker } from '@stryker-mutator/core'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const KILLED = ['Killed', 'Timeout']
const SURVIVED = ['Survived', 'NoCoverage']

/**
 * Mutates the rules of an area and runs the tests of its package.
 *
 * @param {{ root: string, area: string, package: string, rules: readonly string[], onlyChanged: boolean }} asked
 */
export async function runArea({ root, area, package: name, rules, onlyChanged }) {
  const src = `packages/${name}/src`
  const report = `reports/mutation/${area}`
  const files = globSync([...rules], { cwd: join(root, src), exclude: ['**/*.{test,test-d}.ts', 'index.ts'] }).map(
    (file) => `${src}/${file}`,
  )
  const results = await new Stryker({
    plugins: ['@stryker-mutator/vitest-runner'],
    testRunner: 'vitest',
    vitest: { configFile: 'tools/mutation/vitest.config.mjs', dir: src, related: false },
    mutate: files,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignorePatterns: ['**/dist', 'reports', '.toolchain', 'docs'],
    tempDirName: 'reports/mutation/sandbox',
    incremental: true,
    incrementalFile: `${report}.json`,
    force: !onlyChanged,
    reporters: ['html', 'progress-append-only'],
    htmlReporter: { fileName: `${report}.html` },
    allowConsoleColors: false,
  }).runMutationTest()
  // With `onlyChanged` the results of files that were left out since the last run are among them.
  return scoreOf(
    root,
    results.filter(({ fileName }) => files.includes(relative(root, fileName))),
  )
}

/** Counts a mutant that ends in an endless loop as killed, and one that no test reaches as survived. */
function scoreOf(root, results) {
  const killed = results.filter(({ status }) => KILLED.includes(status)).length
  const alive = results.filter(({ status }) => SURVIVED.includes(status))
  const mutants = killed + alive.length
  return {
    files: new Set(results.map(({ fileName }) => fileName)).size,
    mutants,
    killed,
    survived: alive.length,
    score: Math.round((1000 * killed) / mutants) / 10,
    survivors: alive.map((mutant) => survivor(root, mutant)),
  }
}

function survivor(root, { fileName, location: { start, end }, replacement }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return {
    file: relative(root, fileName),
    line: start.line,
    code: oneLine(lines.join('\n')),
    becomes: oneLine(replacement),
  }
}

const oneLine = (code) => code.replace(/\s+/g, ' ').trim()
