import type { ConsentStorage, RememberedOrderStorage } from '@vitrin/analytics'
import type { CartStorage } from '@vitrin/cart-sync'
import type { ListStorage, ListedProduct } from '@vitrin/catalog'
import type { CheckoutStorage, HandOverStorage, OrderHistoryStorage, OrderStorage } from '@vitrin/checkout'
import type { AttachmentStorage, ContactStorage } from '@vitrin/contact'
import type { ClaimStorage, NewsletterStorage } from '@vitrin/content'
import type { TaskStorage } from '@vitrin/sync-queue'
import type { AccountStorage } from '@vitrin/user-session'

/** Everything that the shopper's part stores on the device. `ShopStorages` of `@vitrin/storage` fits as it is. */
export interface ShopperStorages {
  readonly account: AccountStorage
  readonly cart: CartStorage
  readonly tasks: TaskStorage
  readonly checkout: CheckoutStorage
  readonly handOver: HandOverStorage
  readonly orders: OrderStorage
  readonly orderHistory: OrderHistoryStorage
  /** The totals of orders that were placed but not yet reported as purchases. */
  readonly rememberedOrders: RememberedOrderStorage
  readonly wishlist: ListStorage<ListedProduct>
  readonly compare: ListStorage<ListedProduct>
  readonly recentlyViewed: ListStorage<ListedProduct>
  /** The pieces that were measured last, as `sku?query`. */
  readonly pieces: ListStorage<string>
  readonly consent: ConsentStorage
  readonly newsletter: NewsletterStorage
  readonly claims: ClaimStorage
  readonly contact: ContactStorage
  readonly attachments: AttachmentStorage
}
