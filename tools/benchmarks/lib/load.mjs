// Sends load to one address of this machine, with wrk if it is installed, otherwise with loop.mjs.
// `generator` says which one is used.
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchmarks } from './paths.mjs'

export const CONNECTIONS = 16
export const generator = spawnSync('wrk', ['-v']).error === undefined ? 'wrk' : 'loop'

/**
 * @param {string} url
 * @param {object} options
 * @param {number} options.seconds
 * @param {number} [options.connections]
 * @param {Record<string, string>} [options.headers]
 * @param {boolean} [options.unique] use another address for each request
 * @param {{ path: string, headers: Record<string, string>, body: string }[]} [options.posts]
 * requests to send in turn, each time with a new idempotency key
 * @returns {Promise<{ requests: number, requestsPerSecond: number, bad: number, p99Ms?: number }>}
 */
export async function load(url, { connections = CONNECTIONS, headers = {}, unique = false, posts = [], ...rest }) {
  const options = { ...rest, connections, headers, unique, posts }
  const result = generator === 'wrk' ? await withWrk(url, options) : await withLoop(url, options)
  // Refused requests are cheap, so they would make the figure look better than it is.
  if (result.bad > 0) throw new Error(`${url}: ${result.bad} answers were not 200.`)
  return result
}

async function withWrk(url, { seconds, connections, headers, unique, posts }) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-wrk-'))
  const script = join(folder, 'requests.lua')
  writeFileSync(
    script,
    posts.length > 0
      ? luaOf(posts)
      : // Lua rounds long numbers: the time and the count stay apart.
        `local n = 0
local run = os.time()
function request() n = n + 1; return wrk.format("GET", wrk.path .. "?childSku=" .. run .. "-" .. n) end`,
  )
  const printed = await output('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '--latency',
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(unique || posts.length > 0 ? ['-s', script] : []),
    url,
  ])
  rmSync(folder, { recursive: true })
  const number = (pattern) => Number(pattern.exec(printed)?.[1] ?? 0)
  const [, p99, unit] = /^\s+99%\s+([\d.]+)(us|ms|s)\s*$/m.exec(printed) ?? []
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    bad: number(/Non-2xx or 3xx responses:\s+(\d+)/),
    p99Ms: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
  }
}

function luaOf(posts) {
  const quoted = (text) => `[==[${text}]==]`
  const headersOf = (headers) =>
    Object.entries(headers)
      .map(([name, value]) => `[ ${quoted(name)} ] = ${quoted(value)}`)
      .join(', ')
  const luaPost = ({ path, headers, body }) =>
    `  { path = ${quoted(path)}, headers = { ${headersOf(headers)} }, body = ${quoted(body)} }`
  return `local n = 0
local run = os.time()
local posts = {
${posts.map(luaPost).join(',\n')}
}
function request()
  n = n + 1
  local post = posts[n % #posts + 1]
  post.headers["idempotency-key"] = run .. "-" .. n
  return wrk.format("POST", post.path, post.headers, post.body)
end`
}

async function withLoop(url, options) {
  return JSON.parse(await output(process.execPath, [join(benchmarks, 'lib', 'loop.mjs'), url, JSON.stringify(options)]))
}

function output(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let [printed, errors] = ['', '']
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    child.once('error', reject)
    // If its script fails, wrk only writes to stderr, measures something else and exits with 0.
    child.once('close', (code) =>
      code === 0 && errors === '' ? resolve(printed) : reject(new Error(`${command} ended with ${code}: ${errors}`)),
    )
  })
}
