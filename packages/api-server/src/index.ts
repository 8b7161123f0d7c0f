// host
export { createApiServer } from './create-api-server'
export type { ApiServer, ApiServerOptions, HostFigures } from './api-server-options'
export type { InvalidationOptions } from './invalidate-routes'
export type { WorkshopOptions } from './workshop'
export { ContentFault } from './content'
export type { PictureSize } from './images/picture-sizes'
export { isSameSecret, Overloaded } from './http'
export { SharedQueue } from './work/shared-queue'
export { Turns } from './work/turns'
// backups
export { BackupRefusal } from './backup/backup-refusal'
export { backupShop } from './backup/backup-shop'
export { restoreShop } from './backup/restore-shop'
export type { BackupResult } from './backup/backup-shop'
// parts, for hosts that are put together otherwise
export { openHostDatabase, HostDatabase } from './database'
export type { Connection, EndOfTurn, SeedOutcome, HostDatabaseOptions } from './database'
export { shopRoutes } from './shop'
export type { ShopRoutesOptions } from './shop'
// the shop
export type { PaymentMethod, ShippingMethod, ShopOptions, ShopView, ViewTitles } from './shop-options'
// mails
export { FolderMailer, SmtpMailer } from './mail'
export type { FolderMailerOptions, SmtpMailerOptions } from './mail'
// ports
export type { SecurityEvent, SecurityIds, SecurityLog } from './security-log'
export { ScryptHasher } from './shop'
export type {
  Catalogue,
  CatalogueDocument,
  CatalogueSeed,
  Coupon,
  EarlierPrices,
  Mail,
  Mailer,
  MailRejection,
  PasswordHasher,
  SkuMatch,
} from './ports'
