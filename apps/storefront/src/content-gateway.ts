import { StrapiContentGateway, type Http } from '@vitrin/api-client'
import type { Clock, Logger } from '@vitrin/kernel'
import { CachingContentGateway, type ContentCache } from '@vitrin/content'
import { gatewayConfig } from '../config/gateways'

export interface ContentGatewayOptions {
  readonly storeCode: string
  readonly http: Http
  /** Where relative addresses of pictures in the CMS lead; empty for the shop's own origin. */
  readonly mediaBaseUrl: string
  /** What this device kept; absent on the server. */
  readonly cache?: ContentCache | undefined
  readonly clock: Clock
  readonly logger: Logger
  readonly version: string
  readonly freshForMs: number
}

/** The content of the headless CMS in the language of a store view, kept for when the CMS does not answer. */
export function contentGateway({
  storeCode,
  http,
  mediaBaseUrl,
  ...options
}: ContentGatewayOptions): CachingContentGateway {
  const { byStoreCode, fallback } = gatewayConfig.contentLanguages
  const locales = [...new Set([byStoreCode[storeCode] ?? storeCode, fallback])]
  const content = new StrapiContentGateway({ http, mediaBaseUrl, locales, logger: options.logger })
  return new CachingContentGateway({ content, storeCode, ...options })
}
