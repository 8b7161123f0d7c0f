// The types of the domain that a theme may know. They cost nothing in the browser.
// catalogue
export type {
  Breadcrumb,
  BundleOptionView,
  CartItemDraft,
  Category,
  ComparedAttribute,
  CustomOptionView,
  CustomValueView,
  MeasureIssue,
  OptionId,
  CatalogueProduct,
  ListedProduct,
  ProductPrice,
  Review,
  ReviewRejection,
  ShownPicture,
  SubmittedReview,
  VariantOption,
} from '@vitrin/catalog'
export type {
  BreakdownLine,
  DeliveredLine,
  Dimension,
  LengthRejection,
  MadeToMeasureSnapshot,
  Opening,
} from '@vitrin/made-to-measure'
export type { WithdrawalLine as WithdrawableLine } from '@vitrin/made-to-measure'
// cart and checkout
export type { CartItem, CartTotals, LineQuantityRejection } from '@vitrin/cart-sync'
export type {
  CheckoutStep,
  FieldIssue,
  IssueCode,
  OrderRefusalReason,
  OrderRejection,
  OrderToWithdraw,
  PlacedOrder,
  RefusedOrder,
  StoredOrder,
  WithdrawalDeclaration,
  WithdrawalIssue,
  WithdrawalLine,
  WithdrawalReceipt,
} from '@vitrin/checkout'
export type { ContactContext, ContactForm, ContactIssueCode, FileRejection } from '@vitrin/contact'
// account
export type { NewsletterRejection } from '@vitrin/content'
// content
export type { ContentPicture, Notice, PortfolioItem } from '@vitrin/content'
export type { AccountIssue, AccountIssueCode, AccountRejection, Passkey, PasskeyRejection } from '@vitrin/user-session'
export type {
  Customer,
  CustomerAddress,
  OrderDownload,
  PlacedOrderAddress,
  PlacedOrderDocument,
  PlacedOrderItem,
} from '@vitrin/kernel'
// what the shopper sent
export type { SyncTask } from '@vitrin/sync-queue'
export type { HoldReason, Outcome } from '@vitrin/kernel'
// the shop
export type {
  AccountSection,
  Confirmation,
  ContentPageName,
  Notification,
  OrderState,
  PaymentResult,
} from '@vitrin/storefront'
export type { Formats } from '@vitrin/i18n'
export type { Ore } from '@vitrin/pricing'
