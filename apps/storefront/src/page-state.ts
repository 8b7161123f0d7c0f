import type { StorefrontConfig, StorefrontSnapshot } from '@vitrin/storefront'

/** What whoever runs the shop says at its start. */
export type OperatorSettings = Pick<StorefrontConfig, 'mediaBaseUrl' | 'externalCheckout'>

/** The inert JSON block of a rendered page. Nothing personal is ever in it. */
export interface PageState {
  readonly storefront: StorefrontSnapshot
  /** Only the sentences that this page showed; the rest follows after the first paint. */
  readonly messages: Readonly<Record<string, string>>
  /** The clock of the render, so that the first client render agrees (decisions.md 14). */
  readonly nowMs: number
  readonly apiBaseUrl: string
  readonly settings: OperatorSettings
  /** Of the build: what a device has cached under another one is not used. */
  readonly cacheVersion: string
}
