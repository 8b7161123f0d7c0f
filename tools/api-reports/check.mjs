// `pnpm api` writes the report of each package's public face, and the contract of themes into its guide;
// `pnpm api --check` says which is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWorkspace } from '../boundaries/workspace.mjs'
import { withContract } from './contract.mjs'
import { apiReport } from './report.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const isCheck = process.argv.includes('--check')
/**
 * Two screens, and four for the catalogue: a reader should see a whole face at once. The face of theme-kit is the
 * contract of all themes.
 */
const MOST_LINES = { catalog: 300, 'theme-kit': 250 }
const MOST_LINES_OF_OTHERS = 150
const findings = []

for (const pkg of readWorkspace(root).filter(({ group }) => group === 'packages')) {
  const file = join(pkg.folder, `${pkg.shortName}.api.md`)
  const report = apiReport(pkg)
  const lines = report.split('\n').length
  const most = MOST_LINES[pkg.shortName] ?? MOST_LINES_OF_OTHERS
  if (lines > most) {
    findings.push(`${relative(root, file)} has ${lines} lines, ${most} at most. Export only what other packages use.`)
  }
  if (existsSync(file) && readFileSync(file, 'utf8') === report) continue
  if (!isCheck) writeFileSync(file, report)
  else findings.push(`${relative(root, file)} is not the public face of today. Run pnpm api and read the difference.`)
}

const guideFile = join(root, 'docs', 'guides', 'themes.md')
const guide = readFileSync(guideFile, 'utf8')
const guideOfToday = withContract(root, guide)
if (guide !== guideOfToday) {
  if (isCheck) findings.push('docs/guides/themes.md does not show the contract of today. Run pnpm api.')
  else writeFileSync(guideFile, guideOfToday)
}

for (const finding of findings) console.error(finding)
process.exitCode = findings.length === 0 ? 0 : 1
