// A plain load generator for machines without wrk: one request after the other on each of a few kept connections.
import { Agent, get } from 'node:http'

const [url, options] = [process.argv[2], JSON.parse(process.argv[3])]
const { seconds, headers, unique, connections } = options
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const end = Date.now() + seconds * 1000
const began = process.hrtime.bigint()
let [done, bad] = [0, 0]

function once() {
  return new Promise((resolve, reject) => {
    get(unique ? `${url}?bench=${process.hrtime.bigint()}` : url, { agent, headers }, (answer) => {
      answer.resume().once('end', () => {
        done += 1
        if (answer.statusCode !== 200) bad += 1
        resolve()
      })
    }).once('error', reject)
  })
}

await Promise.all(Array.from({ length: connections }, async () => {
  while (Date.now() < end) await once()
}))
agent.destroy()
console.log(JSON.stringify({ requestsPerSecond: done / (Number(process.hrtime.bigint() - began) / 1e9), bad }))
