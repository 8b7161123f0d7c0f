// `pnpm fuzz [runs]`: hostile calls against the host in this process, then schemathesis against a running shop.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const runs = Number(process.argv[2] ?? 1_000_000)
const EXAMPLES = 50
const TEST = 'packages/api-server/src/openapi/hostile-calls.test.ts'

const inProcess = spawnSync('pnpm', ['exec', 'vitest', 'run', TEST], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FUZZ_RUNS: String(runs) },
})
const described = await schemathesis()
process.exitCode = inProcess.status === 0 && described ? 0 : 1

/** Makes calls from the description alone, so that it knows nothing of our code. */
async function schemathesis() {
  const main = join(root, 'apps/storefront/dist/server/main.js')
  if (!existsSync(main)) return skipped('there is no built shop (pnpm build)')
  if (spawnSync('schemathesis', ['--version']).status !== 0)
    return skipped('schemathesis is not installed (pip install schemathesis)')
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-fuzz-'))
  const shop = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const address = await addressOf(shop)
    const args = ['run', `${address}/api/openapi.json`, '--url', address, '--checks', 'not_a_server_error']
    // The contract itself answers 500 to a mail without a token (§13.2).
    args.push('--exclude-operation-id', 'sendMail', '--max-examples', String(EXAMPLES))
    const { status } = spawnSync('schemathesis', args, { cwd: folder, stdio: 'inherit' })
    return status === 0
  } finally {
    shop.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function addressOf(shop) {
  let output = ''
  for await (const chunk of shop.stdout) {
    output += String(chunk)
    const address = /^The shop is open: (http:\S+)$/m.exec(output)?.[1]
    if (address) return address
  }
  throw new Error('The shop ended before it opened.')
}

function skipped(why) {
  process.stdout.write(`schemathesis is left out: ${why}.\n`)
  return true
}
