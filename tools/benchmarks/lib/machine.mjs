import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { root } from './paths.mjs'

/** The time, commit, Node version and machine of a measurement. */
export function circumstances() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return {
    measuredAt: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD'),
    uncommittedChanges: git('status', '--porcelain', '--', 'packages', 'themes', 'apps').length > 0,
    node: process.version,
    machine: {
      cpus: cpus().length,
      model: cpus()[0].model,
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      loadAverage: loadavg().map((value) => Number(value.toFixed(2))),
    },
  }
}
