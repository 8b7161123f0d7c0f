import type { OpenHost } from './open-host'

interface SentRequest {
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** Sends the requests of the original client to a host in this process. */
export function sendTo(host: OpenHost) {
  return async ({ method, address, headers, body }: SentRequest) => {
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
