// Every port that several adapters implement has a contract suite, and tests run it.
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readWorkspace, sourceFiles } from './workspace.mjs'

/** How the ports to the world are named. Facts that a sibling package gives (`CheckoutFacts`) have one source only. */
const SUFFIXES = 'Gateway|Storage|Cache|Transport|Mailer|Tracker|Hasher|Sanitizer|Lock|Leadership'
const PORT = new RegExp(`^export interface (\\w+(?:${SUFFIXES})|Clock|Connectivity|IdGenerator)\\b`, 'gm')
const SUITE = /^export function (\w+Contract)\b/gm

/** @returns {string[]} one line for each port without a suite, and for each suite that no test runs */
export function untestedPorts(root) {
  const workspace = readWorkspace(root)
  const tests = workspace.flatMap(({ folder }) => sourceFiles(folder).filter((file) => /\.test\.[a-z]+$/.test(file)))
  const called = tests.map((file) => readFileSync(file, 'utf8')).join('\n')
  return workspace
    .filter(({ group }) => group === 'packages')
    .flatMap(({ folder }) => {
      const where = relative(root, folder)
      const suites = textOf(sourceFiles(folder).filter((file) => file.startsWith(join(folder, 'src', 'contracts'))))
      const ports = textOf([join(folder, 'src', 'ports.ts')].filter((file) => existsSync(file)))
      return [
        ...namesOf(ports, PORT)
          .filter((port) => !new RegExp(`\\b${port}\\b`).test(suites))
          .map((port) => `${where}/src/ports.ts: ${port} has no contract suite. Write one in src/contracts/.`),
        ...namesOf(suites, SUITE)
          .filter((suite) => !called.includes(`${suite}(`))
          .map((suite) => `${where}/src/contracts: no test runs ${suite}. Run it with the fake and each real adapter.`),
      ]
    })
}

const textOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n')
const namesOf = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name)
