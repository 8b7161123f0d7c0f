// The reference server: node:http and node:sqlite with the settings of the API host. Each request makes one durable
// insert and gets one prepared answer.
// `node insert-server.mjs <database file> <file with the answer> <its headers as JSON>`
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'

const database = new DatabaseSync(process.argv[2])
database.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; ' +
    'CREATE TABLE request (id INTEGER PRIMARY KEY, body TEXT NOT NULL, created_at INTEGER NOT NULL) STRICT',
)
const insert = database.prepare('INSERT INTO request (body, created_at) VALUES (?, ?)')
const answer = readFileSync(process.argv[3])
const headers = { ...JSON.parse(process.argv[4]), 'content-length': answer.length }

const server = createServer((request, response) => void insertAndAnswer(request, response))
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
})

async function insertAndAnswer(request, response) {
  insert.run(await text(request), Date.now())
  response.writeHead(200, headers)
  response.end(answer)
}
