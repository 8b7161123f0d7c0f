import { AxiosHeaders, CanceledError, type AxiosAdapter } from 'axios'

/**
 * Calls a host in this process, without a socket (decisions.md 17). The handler gets a complete `Request`, as it would
 * over the network.
 */
export function inProcessAdapter(handle: (request: Request) => Response | Promise<Response>): AxiosAdapter {
  return async (config) => {
    const { signal } = config
    const body = config.data as string | FormData | undefined
    // The request writes it itself, with the boundary of the form.
    if (body instanceof FormData) config.headers.delete('content-type')
    const request = new Request(config.url ?? '', {
      method: config.method?.toUpperCase() ?? 'GET',
      headers: config.headers.toJSON() as Record<string, string>,
      ...(body !== undefined && { body }),
    })
    const aborted = new Promise<never>((_, fail) => {
      signal?.addEventListener?.('abort', () => fail(new CanceledError('aborted', config)))
    })
    const response = await Promise.race([handle(request), aborted])
    return {
      data: await Promise.race([response.text(), aborted]),
      status: response.status,
      statusText: response.statusText,
      headers: new AxiosHeaders(Object.fromEntries(response.headers)),
      config,
      request,
    }
  }
}
