import type { Handler } from './log/observe-requests'

/** A year, as browsers want it; other names of the domain are not this shop's to decide about. */
const ONE_YEAR = 'max-age=31536000'

/** Sets the headers that every answer has. */
export function withCommonHeaders(handle: Handler, publicUrl: string | undefined): Handler {
  const isSecure = publicUrl?.startsWith('https:') ?? false
  return (request, response) => {
    response.setHeader('x-content-type-options', 'nosniff')
    if (isSecure) response.setHeader('strict-transport-security', ONE_YEAR)
    handle(request, response)
  }
}
