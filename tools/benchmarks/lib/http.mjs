import { get } from 'node:http'

/** One answer with its body still compressed; `fetch` would decompress it. */
export function rawGet(url, headers = {}) {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.once('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      )
    }).once('error', reject)
  })
}
