import { REVIEWS_SCOPE } from '@vitrin/catalog'
import { ORDERS_SCOPE } from '@vitrin/checkout'
import { CONTACT_SCOPE } from '@vitrin/contact'
import { PROFILE_SCOPE } from '@vitrin/user-session'

/** Scopes of tasks that shoppers know of. Tasks of other scopes are the shop's own work. */
export const SHOPPER_SCOPES: readonly string[] = [ORDERS_SCOPE, PROFILE_SCOPE, REVIEWS_SCOPE, CONTACT_SCOPE]
