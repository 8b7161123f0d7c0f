// `pnpm boundaries`: says every import that the table of docs/architecture.md §3 does not allow and every part that a package lacks; exits 1 then.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingParts } from './completeness.mjs'
import { violations } from './rules.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const found = [...violations(root), ...missingParts(root)]
for (const line of found) console.error(line)
console.error(
  found.length === 0
    ? 'boundaries: every import is allowed, every package complete'
    : `boundaries: ${found.length} to mend`,
)
process.exit(found.length === 0 ? 0 : 1)
