export interface GatewayConfig {
  /** The API of catalogue searches (R7.29). */
  readonly apiMode: 'rest' | 'graphql'
  /** Whether search answers are stored on the device; otherwise they live as long as the page (R7.22). */
  readonly persistentQueryCache: boolean
  /** Whether the token is in a header; otherwise it is in the address, for hosts that read it there (contract §1.5). */
  readonly tokenInHeader: boolean
}

/** How this shop calls its API host. */
export const gatewayConfig: GatewayConfig = { apiMode: 'rest', persistentQueryCache: true, tokenInHeader: true }
