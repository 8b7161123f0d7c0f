import type { Send } from '@vitrin/api-contract/testing'
import type { OpenHost } from './open-host'

/** Sends the requests of the original client to a host in this process. */
export function sendTo(host: OpenHost): Send {
  return async ({ method, address, headers, body }) => {
    const response = await host.fetch(
      new Request(`http://host.test${address}`, { method, headers, ...(body !== undefined && { body }) }),
    )
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }
  }
}
