export interface GatewayConfig {
  /** The API of catalogue searches (R7.29). */
  readonly apiMode: 'rest' | 'graphql'
  /** Whether search answers are stored on the device; otherwise they live as long as the page (R7.22). */
  readonly persistentQueryCache: boolean
}

/** How this shop calls its API host. */
export const gatewayConfig: GatewayConfig = { apiMode: 'rest', persistentQueryCache: true }
