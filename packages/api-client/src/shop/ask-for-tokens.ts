import { HostRejection } from '@vitrin/kernel'
import type { SessionTokens } from '@vitrin/user-session'
import type { Http, HttpRequest } from '../http'

/**
 * A login or a refresh. An error answer has a sentence in the place of the token, so only code 200 counts (contract §17
 * #6).
 */
export async function askForTokens(
  http: Http,
  request: Pick<HttpRequest, 'path' | 'body' | 'hashesPassword'>,
): Promise<SessionTokens> {
  const answer = await http.send({ method: 'POST', withStoreCode: true, rotatesTokens: true, ...request })
  if (answer.code !== 200 || typeof answer.result !== 'string') throw new HostRejection(answer)
  const { refreshToken } = (answer.meta ?? {}) as { readonly refreshToken?: unknown }
  return { token: answer.result, refreshToken: typeof refreshToken === 'string' ? refreshToken : null }
}
