// shop
export { swedishShop } from './swedish-shop'
export { PlainHasher } from './plain-hasher'
export { ShopHost } from './shop-host'
export { SoftwareAuthenticator } from './software-authenticator'
export type { ShopHostOptions, WireAnswer, WireRequest } from './shop-host'
export { documentCatalogue } from './document-catalogue'
export { shopDocuments } from './shop-documents'
export { deliveryTo, orderOf, ownDoor, standardDoor } from './shop-requests'
// mails
export { ScriptedMailer } from './scripted-mailer'
// whole host
export { ApiHost } from './api-host'
export type { ApiAnswer, ApiHostOptions } from './api-host'
export { catalogueDocuments } from './catalogue-documents'
