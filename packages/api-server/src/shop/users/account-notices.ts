import type { AccountNotice } from '../../mail/account-notice'
import type { ShopView } from '../../shop-options'
import type { ShopContext } from '../context'

/** Tells the owner of an account what was changed, so that a change by somebody else does not stay unseen. */
export function mailAccountNotice(
  { database }: ShopContext,
  { storeView: { storeCode } }: ShopView,
  recipient: string,
  change: AccountNotice,
): void {
  database.mail.add({ template: 'account-notice', recipient, storeCode, data: { change } })
}
