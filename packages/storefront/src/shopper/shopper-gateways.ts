import type { CartGateway } from '@vitrin/cart-sync'
import type { CustomSizeGateway, PriceGateway, ReviewGateway, SearchGateway, StockGateway } from '@vitrin/catalog'
import type { ExternalOrderGateway, OrderGateway, OrderHistoryGateway, WithdrawalGateway } from '@vitrin/checkout'
import type { NewsletterGateway } from '@vitrin/content'
import type { FormContent } from '@vitrin/kernel'
import type { LetterGateway, MailLinkGateway } from '@vitrin/mails'
import type { SyncTask, TaskTransport } from '@vitrin/sync-queue'
import type { PasskeyGateway, TokenLease, UserGateway } from '@vitrin/user-session'

/** Everything that the shopper's part asks of the host. */
export interface ShopperGateways {
  readonly search: SearchGateway
  readonly stock: StockGateway
  readonly user: UserGateway
  readonly orderHistory: OrderHistoryGateway
  readonly orders: OrderGateway
  readonly externalOrders: ExternalOrderGateway
  readonly withdrawals: WithdrawalGateway
  readonly cart: CartGateway
  readonly prices: PriceGateway
  readonly customSizes: CustomSizeGateway
  readonly reviews: ReviewGateway
  readonly newsletter: NewsletterGateway
  readonly mailLinks: MailLinkGateway
  readonly letters: LetterGateway
  readonly passkeys: PasskeyGateway
  readonly tasks: TaskTransport
}

/** The shopper in whose name the gateways call the host. Each value is read anew for each call. */
export interface Caller {
  readonly tokens: TokenLease
  /** The customer's id, or `guest`. */
  readonly account: () => string
  /** The id of the cart at the host; undefined until the host has made one. */
  readonly cartId: () => string | undefined
  /** The content of a task that is a form; undefined when the form is not on the device any more. */
  readonly formOf: (task: SyncTask) => Promise<FormContent | undefined>
}
