import { catalogueEndpoints } from '@vitrin/api-contract/wire'

export interface CmsProxyOptions {
  /** The address below which the CMS answers `/api/page-infos` and the other calls; without a slash at the end. */
  readonly cmsUrl: string
  readonly timeoutMs?: number
}

const { pageInfos, pageSolutions, pageConditions, portfolio, notificationMessage } = catalogueEndpoints
const PATHS: ReadonlySet<string> = new Set(
  [pageInfos, pageSolutions, pageConditions, portfolio, notificationMessage].map(({ path }) => path),
)
const PARAMETERS = ['locale', 'populate', 'pagination[page]', 'pagination[pageSize]'] as const
/** A thousand pages of text. */
const MOST_BYTES = 2_000_000
const TIMEOUT_MS = 5000
/** What the shop understands; a CMS that is closed or broken is one answer for the shop. */
const PASSED_ON: ReadonlySet<number> = new Set([200, 400, 404])

/**
 * Passes the calls of the shop on to a CMS of somebody else, which so needs no settings for browsers. Only JSON of a
 * bounded size comes back.
 */
export function cmsProxy({ cmsUrl, timeoutMs = TIMEOUT_MS }: CmsProxyOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (!PATHS.has(pathname)) return refusal(404, 'Not Found')
    if (request.method !== 'GET') return refusal(405, 'Method Not Allowed')
    const query = new URLSearchParams()
    for (const name of PARAMETERS) {
      const value = searchParams.get(name)
      if (value !== null) query.set(name, value)
    }
    try {
      const answer = await fetch(`${cmsUrl}${pathname.replace('/strapi', '')}?${query}`, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const text = isJson(answer) && PASSED_ON.has(answer.status) ? await boundedText(answer) : undefined
      if (text === undefined) {
        await answer.body?.cancel()
        return refusal(502, 'The CMS gave no usable answer')
      }
      return json(text, answer.status)
    } catch {
      return refusal(502, 'The CMS could not be reached')
    }
  }
}

function isJson(answer: Response): boolean {
  return (answer.headers.get('content-type') ?? '').includes('application/json')
}

/** Undefined for an answer that is too large; the rest of it is not read. */
async function boundedText(answer: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  // A compressed answer is counted as it is when unpacked.
  for await (const piece of answer.body ?? []) {
    bytes += piece.length
    if (bytes > MOST_BYTES) return undefined
    text += decoder.decode(piece, { stream: true })
  }
  return text + decoder.decode()
}

/** Strapi's own envelope of a refusal. */
function refusal(status: number, message: string): Response {
  return json(JSON.stringify({ data: null, error: { status, message } }), status)
}

function json(text: string, status: number): Response {
  return new Response(text, { status, headers: { 'content-type': 'application/json' } })
}
