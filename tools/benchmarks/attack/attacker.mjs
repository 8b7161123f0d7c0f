// Sends requests of one kind as fast as one connection allows, until its parent ends it; answers how many it sent.
import { Agent, request } from 'node:http'
import { attacks } from './kinds.mjs'

const [url, kind, shop] = [process.argv[2], process.argv[3], JSON.parse(process.argv[4])]
const make = attacks(shop)[kind]
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const statuses = {}

function send({ path, method = 'GET', headers = {}, body }) {
  return new Promise((resolve) => {
    const from = { 'x-forwarded-for': '203.0.113.1', ...headers }
    const sent = request(`${url}${path}`, { agent, method, headers: from }, (answer) => {
      statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
      answer.resume().once('close', resolve)
    })
    sent.once('error', resolve)
    sent.end(body)
  })
}

process.on('message', () => process.send(statuses))
const first = Number(process.hrtime.bigint() % 1_000_000n) * 1000
for (let number = first; ; number += 1) await send(make(number))
