import type { ConsentStore } from '@vitrin/analytics'
import type { CartStore } from '@vitrin/cart-sync'
import type {
  CompareStore,
  CustomSizeStore,
  PlatformPrices,
  ProductStore,
  RecentlyViewedStore,
  ReviewStore,
  WishlistStore,
} from '@vitrin/catalog'
import type {
  CheckoutStore,
  ExternalCheckoutStore,
  ExternalOrderStore,
  OrderedAgain,
  OrderConfirmationStore,
  OrderHistoryStore,
  StoredOrder,
  UnsentOrdersStore,
  Withdrawals,
} from '@vitrin/checkout'
import type { ContactStore } from '@vitrin/contact'
import type { ClaimStore, NewsletterStore } from '@vitrin/content'
import type { CustomerChange, Outcome, PlacedOrderDocument } from '@vitrin/kernel'
import type { Letters, MailLinkStore, StockNoticeStore } from '@vitrin/mails'
import type { SyncQueueStore, UnsentTasks } from '@vitrin/sync-queue'
import type { AccountCopy, AccountRejection, AddressBook, SessionStore } from '@vitrin/user-session'
import type { MeasuredPieces } from './measured-pieces'
import type { ShopperConfig } from './shopper-config'

/**
 * Everything personal of the shop. It exists only in the browser, as one chunk that is loaded after the first paint or
 * earlier when the shopper needs it (decisions.md 16).
 */
export interface Shopper {
  readonly config: ShopperConfig
  readonly session: SessionStore
  readonly cart: CartStore
  readonly checkout: CheckoutStore
  /** Undefined in a shop that takes its orders itself. */
  readonly externalCheckout: ExternalCheckoutStore | undefined
  readonly externalOrder: ExternalOrderStore
  /** The order of the confirmation page. */
  readonly orderConfirmation: OrderConfirmationStore
  readonly unsentOrders: UnsentOrdersStore
  readonly orderHistory: OrderHistoryStore
  readonly withdrawals: Withdrawals
  /** The shopper's consent to be tracked. */
  readonly consent: ConsentStore
  readonly queue: SyncQueueStore
  /** Everything the shopper sent that the host has not taken yet. */
  readonly unsentTasks: () => UnsentTasks
  readonly wishlist: WishlistStore
  readonly compare: CompareStore
  readonly recentlyViewed: RecentlyViewedStore
  /** The pieces that were measured last on this device. */
  readonly pieces: MeasuredPieces
  readonly reviews: ReviewStore
  readonly contact: ContactStore
  /** The addresses that wait for sold-out pieces. */
  readonly stockNotices: StockNoticeStore
  readonly newsletter: NewsletterStore
  /** The link of a mail that the shopper has opened. */
  readonly mailLinks: MailLinkStore
  /** Mails to the shopper's own address. */
  readonly letters: Letters
  readonly claims: ClaimStore
  readonly prices: PlatformPrices
  /** The customer's profile with its unsent changes; undefined for a guest. */
  readonly pendingProfile: () => CustomerChange | undefined
  readonly addressBook: AddressBook
  /** Names of the items of a new order that are sold out. */
  readonly soldOutItems: (order: Pick<StoredOrder, 'items'>) => Promise<readonly string[]>
  readonly orderAgain: (order: Pick<PlacedOrderDocument, 'items'>) => Promise<OrderedAgain>
  /** Deletes the account at the host and its data on this device. */
  readonly endAccount: (password: string) => Promise<Outcome<void, AccountRejection>>
  readonly accountCopy: () => Promise<AccountCopy>
  /** A host's sentence in the shop's language; undefined when there is no translation. */
  readonly hostSentence: (sentence: string) => string | undefined
  /** Makes the store that asks the host for sizes and prices, for a product whose model only the host knows. */
  readonly sizeAtHost: (page: Pick<ProductStore, 'selection'>) => CustomSizeStore
  /** The address of the page with the choices of this moment. That of the browser follows when the shopper pauses. */
  readonly address: () => string
}
