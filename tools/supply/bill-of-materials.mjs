// The list of what the shop is made of (CycloneDX), from the lock file and the installed packages: no network is asked.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ARGUMENTS = ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6']

/** @returns {string} the JSON of the list */
export function billOfMaterials(root) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-sbom-'))
  const file = join(folder, 'sbom.json')
  try {
    const windows = process.platform === 'win32'
    execFileSync('pnpm', [...ARGUMENTS, '--sbom-type', 'application', '--out', file], { cwd: root, shell: windows })
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
