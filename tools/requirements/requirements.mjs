// `pnpm requirements [R1.01,R2.05–R2.08] [--break [--new] [--sample 12] [--jobs 2]]`: see README.md.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { breakRequirements } from './break.mjs'
import { readResults } from './proofs-page.mjs'
import { readViolations } from './read-violations.mjs'
import { printReport } from './report.mjs'
import { currentCommit, sample } from './sample.mjs'
import { idsIn } from './slice.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    break: { type: 'boolean' },
    new: { type: 'boolean' },
    sample: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
})
const requirements = parse(readFileSync(join(root, 'docs', 'requirements.yaml'), 'utf8'))
const all = Object.keys(requirements)
const ids = positionals.length === 0 ? all : idsIn(positionals.join(' '), all)
const { members, violations } = readViolations(join(root, 'tools', 'requirements', 'violations'))

const isFine = values.break ? await breakChosen() : printReport(root, { requirements, ids, members, violations })
process.exitCode = isFine ? 0 : 1

async function breakChosen() {
  const results = values.new ? readResults(root) : {}
  const wanted = violations.filter(({ id, hash }) => ids.includes(id) && !results[hash])
  const chosen = values.sample ? sample(wanted, Number(values.sample), currentCommit(root)) : wanted
  const isWhole = positionals.length === 0 && values.sample === undefined
  const unseen = await breakRequirements(root, { violations: chosen, jobs: Number(values.jobs), keep: isWhole })
  return unseen === 0
}
