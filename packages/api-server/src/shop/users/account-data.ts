import { notAuthorized } from '../calls/refusals'
import { answered, type ShopOutcome } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { readOrder } from '../orders/read-order'
import { listedPasskeys } from '../passkeys/listed-passkeys'
import { customerDocument } from './customer-document'

/** All stored data of an account except the hash of its password (GDPR article 15). */
export function accountData(context: ShopContext, customerId: number): ShopOutcome {
  const { database, clock, platformDate } = context
  const { customers, carts, orders, reviews, newsletter, questions } = database
  const customer = customers.byId(customerId)
  if (!customer) return notAuthorized()
  const cart = carts.ofCustomer(customerId)
  return answered({
    created_at: platformDate(clock.now()),
    customer: customerDocument(context, customer),
    newsletter: { email: customer.email, isSubscribed: newsletter.isSubscribed(customer.email) },
    cart: {
      coupon: cart?.coupon ?? null,
      items: (cart ? carts.lines(cart.id) : []).map(({ sku, qty, item }) => ({ ...item, sku, qty })),
    },
    passkeys: listedPasskeys(context, customerId),
    orders: orders.ofCustomer(customerId).map((order) => readOrder(context, order)),
    reviews: reviews.ofCustomer(customerId),
    // Not those of guests with this address: an account does not prove that the address is its own.
    questions: questions.ofCustomer(customerId).map(({ content, receivedAt, answeredAt, files }) => ({
      ...content,
      received_at: platformDate(receivedAt),
      answered_at: answeredAt === undefined ? null : platformDate(answeredAt),
      attachments: files.map(({ name, type, size }) => ({ name, type, size })),
    })),
  })
}

/** The account's reviews, each with its product, or with null where the product is gone. */
export function accountReviews({ database, catalogue }: ShopContext, customerId: number): ShopOutcome {
  return answered(
    database.reviews.ofCustomer(customerId).map((review) => {
      const product = catalogue.byId(Number(review['product_id']))
      return {
        ...review,
        product: product
          ? { sku: product.sku, name: product.name, slug: product.slug, url_path: product.url_path }
          : null,
      }
    }),
  )
}
