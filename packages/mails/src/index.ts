// stores
export { Letters } from './letters'
export { MailLinkStore } from './mail-link-store'
export { StockNoticeStore } from './stock-notice-store'
export type { StockNoticeEvent } from './stock-notice-store'
// model
export type { Letter } from './letter'
export type { MailLink } from './mail-link'
// ports
export type { LetterGateway, MailLinkGateway } from './ports'
