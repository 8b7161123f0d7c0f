// Suites that every adapter of a port runs, with vitest.
export { urlCacheContract } from './url-cache-contract'
export { urlGatewayContract } from './url-gateway-contract'
export type { UrlGatewayWorld } from './url-gateway-contract'
