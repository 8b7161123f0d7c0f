// Starts the built shop on a free local port, with a temporary data folder.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SERVER_ALLOCATOR, SERVER_FLAGS } from '../../run/server-flags.mjs'
import { benchmarks, root, server } from './paths.mjs'

/**
 * @typedef {{ Hit: number, Miss: number, other: number }} Answers answers so far, by what the output cache did
 * @typedef {object} Shop
 * @property {string} url
 * @property {number} pid
 * @property {string} data
 * @property {() => Promise<Answers>} answers
 * @property {() => Promise<void>} stop
 * @returns {Promise<Shop>}
 * `data` is the data folder; it is gone after `stop`.
 */
export async function startShop(env = {}) {
  const data = mkdtempSync(join(tmpdir(), 'vitrin-bench-'))
  const child = await startNode([...SERVER_FLAGS, server], { ...SERVER_ALLOCATOR, DATA_DIR: data, ...env })
  return {
    ...child,
    data,
    stop: async () => {
      await child.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Starts a server that prints its address when it is ready, and counts its answers. */
export async function startNode(args, env = {}) {
  const counter = pathToFileURL(join(benchmarks, 'lib', 'count-answers.mjs')).href
  const child = spawn(process.execPath, ['--import', counter, ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = new Promise((resolve) => {
    child.once('close', resolve)
  })
  const url = await new Promise((resolve, reject) => {
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
      const address = /http:\/\/[^\s/]+:\d+/.exec(output)
      if (address) resolve(address[0])
    })
    child.once('close', (code) => reject(new Error(`${args.at(-1)} ended with ${code} before it was ready: ${output}`)))
  })
  const end = async (signal) => {
    child.kill(signal)
    await exited
  }
  const answers = () =>
    new Promise((resolve) => {
      child.once('message', resolve)
      child.send('counts')
    })
  return { url, pid: child.pid, answers, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Follows links from home to the pages to measure: home, a category with at least 24 products, one of its products. */
export async function findPages(url) {
  const home = '/sv'
  const near = await linksOf(url, home)
  const far = (await Promise.all(near.map((path) => linksOf(url, path)))).flat()
  const category = await firstOf(
    url,
    [...near, ...far],
    // Each theme has a heading of level 3 for a product.
    (html) => pageOf(html) === 'category' && html.split('<h3').length > 24,
  )
  const product = await firstOf(url, await linksOf(url, category), (html) => pageOf(html) === 'product')
  return { home, category, product }
}

async function linksOf(url, from) {
  const html = await text(`${url}${from}`)
  return [...new Set([...html.matchAll(/href="(\/sv\/[^"#?]+)"/g)].map(([, path]) => path))]
}

async function firstOf(url, paths, isMatch) {
  for (const path of new Set(paths)) if (isMatch(await text(`${url}${path}`))) return path
  throw new Error('The shop has no page of the kind to measure.')
}

/** The page's id, from its serialized state. */
function pageOf(html) {
  const state = /<script type="application\/json"[^>]*id="state">(.*?)<\/script>/s.exec(html)?.[1]
  return state === undefined ? undefined : JSON.parse(state).storefront.page.id
}

async function text(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return answer.text()
}
