// `pnpm fuzz [inputs] [seed]`: hostile calls, pages, documents and devices in this process, then schemathesis against a
// running shop.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const [inputs = '1000000', seed = String(Date.now() % 2 ** 31)] = process.argv.slice(2)
const EXAMPLES = 50
const AT_ONCE = 3
/** Each in processes of its own, so that its memory can be measured. */
const KINDS = [
  'packages/api-server/src/openapi/hostile-calls.test.ts',
  'apps/storefront/server/hostile-device.test.ts',
  'apps/storefront/server/hostile-pages.test.ts',
  'apps/storefront/server/hostile-content.test.ts',
  'apps/storefront/server/hostile-catalogue.test.ts',
]

process.stdout.write(`${inputs} inputs, seed ${seed}\n`)
const reports = join(root, 'reports', 'fuzz')
rmSync(reports, { recursive: true, force: true })
const waiting = [...KINDS]
const ends = await Promise.all(Array.from({ length: AT_ONCE }, runWaiting))
for (const name of existsSync(reports) ? readdirSync(reports) : [])
  process.stdout.write(readFileSync(join(reports, name), 'utf8'))
const described = await schemathesis()
process.exitCode = ends.every(Boolean) && described ? 0 : 1

/** Whether all that this runner took were fine. */
async function runWaiting() {
  let isFine = true
  for (let test = waiting.shift(); test !== undefined; test = waiting.shift()) {
    const run = spawn('pnpm', ['exec', 'vitest', 'run', test], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, FUZZ_RUNS: inputs, FUZZ_SEED: seed },
    })
    const [code] = await once(run, 'exit')
    isFine &&= code === 0
  }
  return isFine
}

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
