import { createHttp, inProcessAdapter } from '@vitrin/api-client'
import type { CachingContentGateway } from '@vitrin/content'
import type { Logger } from '@vitrin/kernel'
import { contentGateway } from '../src/content-gateway'
import { cmsProxy } from './cms-proxy'
import { alwaysOnline, systemClock } from './server-ports'

export interface CmsOptions {
  /** The embedded API host. */
  readonly api: { fetch(request: Request): Promise<Response> } | undefined
  readonly apiUrl: string | undefined
  /** A CMS of somebody else. */
  readonly cmsUrl: string | undefined
  readonly timeoutMs: number
  readonly version: string
  readonly logger: Logger
}

export interface Cms {
  /** Answers the calls below `/strapi/`, which come from browsers. */
  answer(request: Request): Promise<Response>
  /** Where relative addresses of pictures lead; empty for the shop's own origin. */
  readonly mediaUrl: string
  /** The content in the language of a store view. */
  content(storeCode: string): CachingContentGateway
  /** From now on the CMS is asked again. */
  expire(): void
}

/** For so long pages show what the CMS said; a call of /invalidate ends it. */
const FRESH_FOR_MS = 60_000

/** The headless CMS: CMS_URL, else the API host. */
export function openCms({ api, apiUrl, cmsUrl, timeoutMs, version, logger }: CmsOptions): Cms {
  const answer =
    api && cmsUrl === undefined
      ? (request: Request) => api.fetch(request)
      : cmsProxy({ cmsUrl: cmsUrl ?? `${apiUrl}/strapi` })
  const mediaUrl = cmsUrl === undefined ? (apiUrl ?? '') : new URL(cmsUrl).origin
  const http = createHttp({
    baseUrl: 'http://cms',
    connectivity: alwaysOnline,
    clock: systemClock,
    timeoutMs,
    adapter: inProcessAdapter(answer),
  })
  const contents = new Map<string, CachingContentGateway>()
  const content = (storeCode: string): CachingContentGateway => {
    const known = contents.get(storeCode)
    if (known) return known
    const opened = contentGateway({
      storeCode,
      http,
      mediaBaseUrl: mediaUrl,
      clock: systemClock,
      logger,
      version,
      freshForMs: FRESH_FOR_MS,
    })
    contents.set(storeCode, opened)
    return opened
  }
  const expire = (): void => contents.forEach((each) => each.expire())
  return { answer, mediaUrl, content, expire }
}
