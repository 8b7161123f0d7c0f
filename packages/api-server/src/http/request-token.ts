/** Original clients write it where they have no token (contract §1.5). */
const NO_TOKEN = 'null'

/** The caller's token, of the header or else of the query; empty for a guest (decisions.md 29). */
export function requestToken(request: Request): string {
  const [, written = ''] = /^Bearer\s*(.*)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  const token = written.trim()
  return token === '' || token === NO_TOKEN ? queryToken(request.url) : token
}

/** The token in the query of an address. */
function queryToken(url: string): string {
  return new URL(url).searchParams.get('token')?.trim() ?? ''
}
