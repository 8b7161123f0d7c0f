// Loaded into a measured server with `--import`: counts its answers by the header that says what the output cache did.
// The parent asks for the counts, so that a benchmark checks its claim inside the measured run.
import { ServerResponse } from 'node:http'

const counts = { Hit: 0, Miss: 0, other: 0 }
const { value: writeHead } = Object.getOwnPropertyDescriptor(ServerResponse.prototype, 'writeHead')

ServerResponse.prototype.writeHead = function counted(status, ...rest) {
  counts[rest.at(-1)?.['x-vs-cache'] ?? 'other'] += 1
  return writeHead.call(this, status, ...rest)
}

process.on('message', () => process.send(counts))
process.channel?.unref()
