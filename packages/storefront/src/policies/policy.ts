import type { Cancel, Clock } from '@vitrin/kernel'
import type { RoutingStore } from '@vitrin/routing'
import type { PageId } from '../pages/page-models'
import type { PageStore } from '../pages/page-store'
import type { Shopper } from '../shopper/shopper'
import type { NewNotification } from '../ui/notification-store'
import type { UiStore } from '../ui/ui-store'
import type { AddressBar } from '../ports'

/** Everything that policies may use. */
export interface PolicyContext extends Shopper {
  readonly pages: PageStore
  readonly ui: UiStore
  readonly routing: RoutingStore
  readonly addressBar: AddressBar
  readonly clock: Clock
  readonly notify: (notification: NewNotification) => void
  /** Logs a fault that no shopper can act on. */
  readonly report: (error: unknown) => void
}

/** A rule between packages that do not know each other. It starts at once; the returned function stops it. */
export type Policy = (context: PolicyContext) => Cancel

/**
 * The few members that one policy needs, so that a test can build them: `Needs<{ cart: 'items'; ui: 'online' }>`.
 * The second argument names what is needed as a whole: `Needs<{ cart: 'items' }, 'report'>`.
 */
export type Needs<
  Members extends { readonly [Part in keyof PolicyContext]?: keyof PolicyContext[Part] },
  Whole extends keyof PolicyContext = never,
> = Pick<PolicyContext, Whole> & {
  readonly [Part in keyof Members & keyof PolicyContext]: Pick<
    PolicyContext[Part],
    Members[Part] & keyof PolicyContext[Part]
  >
}

/** A page as a policy sees it: the models that it reads, and all other pages by their id alone. */
export type PageView<Models extends { readonly [Id in PageId]?: object }> =
  | { readonly [Id in keyof Models]: { readonly id: Id; readonly model: Models[Id] } }[keyof Models]
  | { readonly id: Exclude<PageId, keyof Models> }
