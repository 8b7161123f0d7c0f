// A simple load generator for machines without wrk: requests in sequence on each of a few keep-alive connections.
import { Agent, request } from 'node:http'

const [url, options] = [process.argv[2], JSON.parse(process.argv[3])]
const { seconds, headers, unique, connections, posts } = options
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const end = Date.now() + seconds * 1000
const began = process.hrtime.bigint()
let [done, bad, sent] = [0, 0, 0]

/** The address, options and body of the next request. */
function next() {
  sent += 1
  if (posts.length === 0)
    return { to: unique ? `${url}?childSku=${process.hrtime.bigint()}` : url, options: { agent, headers } }
  const post = posts[sent % posts.length]
  return {
    to: `${url}${post.path}`,
    options: { agent, method: 'POST', headers: { ...post.headers, 'idempotency-key': `${began}-${sent}` } },
    body: post.body,
  }
}

function once() {
  return new Promise((resolve, reject) => {
    const { to, options: how, body } = next()
    request(to, how, (answer) => {
      answer.resume().once('end', () => {
        done += 1
        if (answer.statusCode !== 200) bad += 1
        resolve()
      })
    })
      .once('error', reject)
      .end(body)
  })
}

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (Date.now() < end) await once()
  }),
)
agent.destroy()
console.log(
  JSON.stringify({ requests: done, requestsPerSecond: done / (Number(process.hrtime.bigint() - began) / 1e9), bad }),
)
