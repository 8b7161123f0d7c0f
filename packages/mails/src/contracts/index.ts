// The suites of the ports: every adapter runs them with vitest.
export { letterGatewayContract } from './letter-gateway-contract'
export type { LetterGatewayWorld } from './letter-gateway-contract'
export { mailLinkGatewayContract } from './mail-link-gateway-contract'
export type { MailLinkGatewayWorld } from './mail-link-gateway-contract'
