import { REVIEWS_SCOPE } from '@vitrin/catalog'
import { ORDERS_SCOPE } from '@vitrin/checkout'
import { PROFILE_SCOPE } from '@vitrin/user-session'

/** The tasks that shoppers know to have sent; those of other scopes are the shop's own work. */
export const SHOPPER_SCOPES: readonly string[] = [ORDERS_SCOPE, PROFILE_SCOPE, REVIEWS_SCOPE]
