// The built shop on a free port of this machine, with a data folder of its own that goes away afterwards.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, server } from './paths.mjs'

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startShop(env = {}) {
  const data = mkdtempSync(join(tmpdir(), 'vitrin-bench-'))
  const child = await startNode(['--disable-warning=ExperimentalWarning', server], { DATA_DIR: data, ...env })
  return {
    url: child.url,
    stop: async () => {
      await child.stop()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Starts a server that prints its address when it is ready. */
export async function startNode(args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => {
    child.once('close', resolve)
  })
  const url = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      const address = /http:\/\/[^\s/]+:\d+/.exec(said)
      if (address) resolve(address[0])
    })
    child.once('close', (code) => reject(new Error(`${args.at(-1)} ended with ${code} before it was ready: ${said}`)))
  })
  const end = async (signal) => {
    child.kill(signal)
    await ended
  }
  return { url, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}

/** Addresses to measure, found as a visitor finds them: home, a category that shows at least 24 products, a product of that category. */
export async function findPages(url) {
  const home = '/sv'
  const near = await linksOf(url, home)
  const far = (await Promise.all(near.map((path) => linksOf(url, path)))).flat()
  const category = await firstOf(
    url,
    [...near, ...far],
    (html) => pageOf(html) === 'category' && html.split('<li class="card"').length > 24,
  )
  const product = await firstOf(url, await linksOf(url, category), (html) => pageOf(html) === 'product')
  return { home, category, product }
}

async function linksOf(url, from) {
  const html = await text(`${url}${from}`)
  return [...new Set([...html.matchAll(/href="(\/sv\/[^"#?]+)"/g)].map(([, path]) => path))]
}

async function firstOf(url, paths, isRight) {
  for (const path of new Set(paths)) if (isRight(await text(`${url}${path}`))) return path
  throw new Error('The shop has no page of the kind that is measured.')
}

/** The page's id as its state names it. */
function pageOf(html) {
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1]
  return state === undefined ? undefined : JSON.parse(state).storefront.page.id
}

async function text(url) {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  return answer.text()
}
