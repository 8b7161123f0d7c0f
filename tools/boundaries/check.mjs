// `pnpm boundaries`: finds imports that docs/architecture.md §3 does not allow, parts that a package lacks, ports
// without a contract suite, sources that are too long or too wide, and words that make readers stumble.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingParts } from './completeness.mjs'
import { untestedPorts } from './ports.mjs'
import { violations } from './rules.mjs'
import { oversized } from './size.mjs'
import { riddles } from './words.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const findings = [violations, missingParts, untestedPorts, oversized, riddles].flatMap((check) => check(root))
for (const line of findings) console.error(line)
console.error(findings.length === 0 ? 'boundaries: nothing to mend' : `boundaries: ${findings.length} to mend`)
process.exit(findings.length === 0 ? 0 : 1)
