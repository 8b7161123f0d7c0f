import type { WireDocument } from '@vitrin/api-contract/wire'
import { GUEST, HostRejection, TransportError, type Clock, type Connectivity } from '@vitrin/kernel'
import { create, type AxiosAdapter, type AxiosResponse } from 'axios'
import type { TokenLease } from '@vitrin/user-session'
import { extraMs } from './extra-time'
import { formDataOf } from './form-data'
import { requestTarget, withRefusedFields, type Http, type HttpAnswer, type HttpRequest } from './http'
import { headersOf } from './request-headers'

export interface HttpOptions {
  /** Without a trailing slash, such as `http://localhost:8080`; empty for the origin of the page. */
  readonly baseUrl: string
  readonly connectivity: Pick<Connectivity, 'online' | 'check'>
  readonly clock: Clock
  /** 5000 in the browser, 1000 on the server (R9.08). */
  readonly timeoutMs: number
  readonly storeCode?: string | undefined
  /** Gives the tokens of accounts; without it every call is made as a guest. */
  readonly tokens?: TokenLease | undefined
  /** `false` sends the token in the query, for hosts that read it there (contract §1.5). */
  readonly tokenInHeader?: boolean | undefined
  /**
   * Whether logins are bound to this browser by a cookie (docs/decisions/0104). Only a page of the host's own origin
   * gets the cookie.
   */
  readonly bindsLogins?: boolean | undefined
  /** A server that embeds the host passes `inProcessAdapter`. */
  readonly adapter?: AxiosAdapter | undefined
}

/** Makes the client that all gateways use. It is the only place that turns HTTP answers into errors. */
export function createHttp({
  baseUrl,
  connectivity,
  clock,
  timeoutMs,
  storeCode,
  tokens,
  tokenInHeader = true,
  bindsLogins = false,
  adapter,
}: HttpOptions): Http {
  const client = create({
    // This module checks the status and parses the text itself, so axios must do neither.
    validateStatus: null,
    responseType: 'text',
    transformResponse: [(text: unknown) => text],
    ...(adapter && { adapter }),
  })

  async function exchange(request: HttpRequest, token = request.token): Promise<AxiosResponse<string>> {
    if (!connectivity.online) throw new TransportError('offline', 'There is no connection')
    const query = {
      ...request.query,
      ...(request.withStoreCode && storeCode && { storeCode }),
      ...(!tokenInHeader && (request.account ?? request.token) !== undefined && { token: token ?? '' }),
    }
    const abort = new AbortController()
    const limitMs = timeoutMs + extraMs(request)
    const stopTimer = clock.after(limitMs, () => abort.abort())
    try {
      return await client.request<string>({
        method: request.method,
        url: baseUrl + requestTarget({ path: request.path, query }),
        headers: headersOf(request, { token: tokenInHeader ? token : undefined, bindsLogins }),
        signal: abort.signal,
        ...(request.body !== undefined && { data: JSON.stringify(request.body) }),
        ...(request.form && { data: formDataOf(request.form) }),
      })
    } catch (cause) {
      if (abort.signal.aborted) {
        void connectivity.check?.()
        throw new TransportError('timeout', `No answer within ${limitMs} ms`, { cause })
      }
      const online = connectivity.check ? await connectivity.check() : connectivity.online
      throw new TransportError(
        online ? 'network' : 'offline',
        `${request.method} ${request.path} could not be reached`,
        { cause },
      )
    } finally {
      stopTimer()
    }
  }

  async function sendOnce(request: HttpRequest, token?: string): Promise<HttpAnswer> {
    const response = await exchange(request, token)
    if (isMissingExtension(request, response)) return { code: 404, result: undefined }
    const envelope = jsonOf(response)
    if (!isEnvelope(envelope)) throw wrongFormat()
    const retryAfterMs = retryAfterOf(response)
    return { ...withRefusedFields(envelope), ...(retryAfterMs !== undefined && { retryAfterMs }) }
  }

  /** Repeats the call with a new token while the host refuses the token and the lease has a new one (R4.20). */
  async function sendLeased(request: HttpRequest, account: string, lease: TokenLease): Promise<HttpAnswer> {
    for (let token = await lease.token(account); ; token = await lease.renewed(account, token)) {
      const answer = await sendOnce(request, token)
      if (answer.code === 401) continue
      if (answer.code < 500) lease.accepted()
      return answer
    }
  }

  async function send(request: HttpRequest): Promise<HttpAnswer> {
    const { account = GUEST } = request
    if (account === GUEST || !tokens) return sendOnce(request)
    try {
      return await sendLeased(request, account, tokens)
    } catch (error) {
      // This account is not signed in. The caller gets the same answer as from a host that refuses the token.
      if (error instanceof HostRejection) return { code: error.code, result: error.result }
      throw error
    }
  }

  return {
    send,
    async call<Result>(request: HttpRequest) {
      const answer = await send(request)
      if (answer.code !== 200) throw new HostRejection(answer)
      return answer.result as Result
    },
    async bare<Json>(request: HttpRequest) {
      const response = await exchange(request)
      if (response.status < 200 || response.status > 299) throw refusalOf(response)
      return (await withPlainTitles(jsonOf(response), response.data)) as Json
    },
  }
}

/** The error texts are sentences of specification §8 (R5.13). */
function jsonOf(response: AxiosResponse<string>): unknown {
  if (!isJson(response.headers)) throw new TransportError('badContentType', 'Error with response - bad content-type!')
  try {
    return JSON.parse(response.data)
  } catch (cause) {
    throw wrongFormat(cause)
  }
}

/** Where an extension is not installed, hosts answer 501, or 404 with a page of their web framework. */
function isMissingExtension({ path }: HttpRequest, { status, headers }: AxiosResponse<string>): boolean {
  return path.startsWith('/api/ext/') && (status === 501 || (status === 404 && !isJson(headers)))
}

function isJson(headers: AxiosResponse['headers']): boolean {
  return String(headers['content-type'] ?? '').includes('application/json')
}

const HTML_ENTITY = /&#?\w+;/

/** Answers without an envelope are documents. Other hosts may send titles with HTML entities. */
async function withPlainTitles(json: unknown, text: string): Promise<unknown> {
  if (typeof json !== 'object' || json === null || !HTML_ENTITY.test(text)) return json
  const { plainTitles } = await import('./plain-titles')
  return plainTitles(json as WireDocument)
}

function wrongFormat(cause?: unknown): TransportError {
  return new TransportError('badShape', 'Unhandled error, wrong response format!', { cause })
}

function isEnvelope(json: unknown): json is HttpAnswer {
  return typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'number'
}

/** A refusal without an envelope has the HTTP status as its code, for example when a proxy answers with HTML. */
function refusalOf(response: AxiosResponse<string>): HostRejection {
  let body: unknown
  try {
    body = jsonOf(response)
  } catch {
    return new HostRejection({ code: response.status, result: undefined })
  }
  return isEnvelope(body)
    ? new HostRejection(withRefusedFields(body))
    : new HostRejection({ code: response.status, result: body })
}

/** The header holds seconds. A date in it is ignored: the caller then waits as long as it usually does. */
function retryAfterOf(response: AxiosResponse<string>): number | undefined {
  const seconds = Number(response.headers['retry-after'])
  return Number.isFinite(seconds) ? seconds * 1000 : undefined
}
