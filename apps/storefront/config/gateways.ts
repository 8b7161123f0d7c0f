export interface GatewayConfig {
  /** How catalogue searches are asked (R7.29). */
  readonly apiMode: 'rest' | 'graphql'
  /** Off: search answers live as long as the page (R7.22). */
  readonly persistentQueryCache: boolean
  /** Off: in the address, for hosts that read the token there (contract §1.5). */
  readonly tokenInHeader: boolean
}

/** How this shop reaches its host. */
export const gatewayConfig: GatewayConfig = { apiMode: 'rest', persistentQueryCache: true, tokenInHeader: true }
