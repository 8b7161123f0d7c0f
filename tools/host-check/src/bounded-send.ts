import type { Send } from '@vitrin/api-contract/testing'

const MOST_REQUESTS = 250
const TIMEOUT_MS = 30_000

/** Sends requests one after another, no more than `MOST_REQUESTS` of them. */
export function boundedSend(address: string): Send {
  let sent = 0
  return async ({ method, address: path, headers, body }) => {
    sent += 1
    if (sent > MOST_REQUESTS) throw new Error(`The check stops after ${MOST_REQUESTS} requests.`)
    const response = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }
  }
}
