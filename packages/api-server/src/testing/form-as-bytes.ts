/**
 * The same request with its form as bytes, as they come over a network. Node writes a `FormData` piece by piece, and
 * fails outside any test when the host stops reading.
 */
export async function formAsBytes(init: RequestInit): Promise<RequestInit> {
  if (!(init.body instanceof FormData)) return init
  const written = new Response(init.body)
  const headers = new Headers(init.headers)
  headers.set('content-type', written.headers.get('content-type') ?? '')
  return { ...init, headers, body: await written.arrayBuffer() }
}
