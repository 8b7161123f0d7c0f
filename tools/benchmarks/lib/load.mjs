// Load on one address of this machine: wrk where there is one, else a loop of our own. Which one it was stands in the result.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchmarks } from './paths.mjs'

export const CONNECTIONS = 16
export const generator = spawnSync('wrk', ['-v']).error === undefined ? 'wrk' : 'loop'

/**
 * @param {string} url
 * @param {{ seconds: number, headers?: Record<string, string>, unique?: boolean }} options `unique` asks for another address each time
 * @returns {Promise<{ requestsPerSecond: number, bad: number, p99Ms?: number }>}
 */
export async function load(url, { seconds, headers = {}, unique = false }) {
  const result = generator === 'wrk' ? await withWrk(url, { seconds, headers, unique }) : await withLoop(url, { seconds, headers, unique })
  // A refused request is cheap and would flatter the figure.
  if (result.bad > 0) throw new Error(`${url}: ${result.bad} answers were not 200.`)
  return result
}

async function withWrk(url, { seconds, headers, unique }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-wrk-'))
  const script = join(folder, 'unique.lua')
  writeFileSync(script, `local n = math.floor(os.time()) * 100000
function request() n = n + 1; return wrk.format("GET", wrk.path .. "?bench=" .. n) end`)
  const printed = await output('wrk', [
    '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '30s', '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(unique ? ['-s', script] : []), url,
  ])
  rmSync(folder, { recursive: true })
  const number = (pattern) => Number(pattern.exec(printed)?.[1] ?? 0)
  const [, p99, unit] = /^\s+99%\s+([\d.]+)(us|ms|s)$/m.exec(printed) ?? []
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    bad: number(/Non-2xx or 3xx responses:\s+(\d+)/),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
  }
}

async function withLoop(url, options) {
  return JSON.parse(await output(process.execPath, [join(benchmarks, 'lib', 'loop.mjs'), url, JSON.stringify({ ...options, connections: CONNECTIONS })]))
}

function output(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let printed = ''
    child.stdout.on('data', (chunk) => { printed += chunk })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(`${command} ended with ${code}.`))))
  })
}
