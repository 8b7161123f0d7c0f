// The limit of a page: its HTML, styles, fonts and pictures without scripts, from a server that has all in memory.
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { rawGet } from '../lib/http.mjs'

/** @returns {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startStaticPages(shop) {
  const answers = new Map()
  const answer = async ({ url, headers: asked }, response) => {
    if (!answers.has(url)) answers.set(url, answerOf(`${shop}${url}`, asked))
    const { status, headers, body } = await answers.get(url)
    response.writeHead(status, headers).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}

async function answerOf(url, { accept }) {
  const { status, headers, body } = await rawGet(url, { accept, 'accept-encoding': 'identity' })
  const { 'content-type': type } = headers
  if (!type?.startsWith('text/html')) return { status, headers, body }
  const page = body
    .toString()
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  return { status, headers: { 'content-type': type, 'content-encoding': 'br' }, body: brotliCompressSync(page) }
}
