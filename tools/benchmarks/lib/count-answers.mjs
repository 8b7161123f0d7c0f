// Loaded into a measured server with `--import`: counts its answers by the header that says what the output cache did.
// The parent asks for the counts, so that a benchmark checks its claim inside the measured run.
import { ServerResponse } from 'node:http'

const CACHE = 'x-vs-cache'
const counts = { Hit: 0, Miss: 0, other: 0 }
const { value: writeHead } = Object.getOwnPropertyDescriptor(ServerResponse.prototype, 'writeHead')

ServerResponse.prototype.writeHead = function counted(status, ...rest) {
  counts[cacheOf(rest.at(-1)) ?? 'other'] += 1
  return writeHead.call(this, status, ...rest)
}

/** Headers are an object, or a list of names and values. */
function cacheOf(headers) {
  if (!Array.isArray(headers)) return headers?.[CACHE]
  const place = headers.lastIndexOf(CACHE)
  return place < 0 ? undefined : headers[place + 1]
}

process.on('message', () => process.send(counts))
process.channel?.unref()
