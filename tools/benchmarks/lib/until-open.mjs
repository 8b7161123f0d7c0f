// Starts the shop of the current folder with `npm start`, waits until home answers 200, stops it
// and prints how long the start took.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

const port = await freePort()
const began = Date.now()
const shop = spawn('npm', ['start'], {
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'pipe'],
})
let output = ''
for (const stream of [shop.stdout, shop.stderr])
  stream.on('data', (chunk) => {
    output += chunk
  })
const exited = once(shop, 'close')

while (shop.exitCode === null && !(await answers()))
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
const seconds = (Date.now() - began) / 1000
if (shop.exitCode !== null) {
  process.stderr.write(output)
  process.exit(1)
}
shop.kill('SIGTERM')
await exited
console.log(
  JSON.stringify({
    seconds: Number(seconds.toFixed(2)),
    said: output.split('\n').filter((line) => line.startsWith('vitrin:')),
  }),
)

async function answers() {
  try {
    return (await fetch(`http://127.0.0.1:${port}/sv`)).status === 200
  } catch {
    return false
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: free } = server.address()
  server.close()
  await once(server, 'close')
  return free
}
