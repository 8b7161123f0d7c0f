import { countryOf } from '@vitrin/addresses'
import { ReviewStore } from '@vitrin/catalog'
import { ContactStore } from '@vitrin/contact'
import { NewsletterStore } from '@vitrin/content'
import type { StoreView } from '@vitrin/i18n'
import type { Clock, IdGenerator, Logger, Outbox } from '@vitrin/kernel'
import type { ShopperConfig } from './shopper-config'
import type { ShopperGateways } from './shopper-gateways'
import type { ShopperPorts } from './shopper-options'
import type { ShopperStorages } from './shopper-storages'

export interface ShopperFormsOptions {
  readonly storeView: StoreView
  readonly config: Pick<ShopperConfig, 'countries'>
  readonly storages: ShopperStorages
  readonly gateways: ShopperGateways
  readonly pictures: ShopperPorts['pictures']
  readonly outbox: Outbox
  /** The customer's id, or `guest`. */
  readonly account: () => string
  readonly clock: Clock
  readonly ids: IdGenerator
  readonly logger: Logger
}

export interface ShopperForms {
  readonly reviews: ReviewStore
  readonly contact: ContactStore
  readonly newsletter: NewsletterStore
}

/** The stores of what shoppers send to the shop besides orders. */
export function shopperForms({ storeView, config, storages, gateways, ...common }: ShopperFormsOptions): ShopperForms {
  const { attachments, contact, newsletter } = storages
  return {
    reviews: new ReviewStore({ ...common, gateway: gateways.reviews }),
    contact: new ContactStore({
      ...common,
      storage: contact,
      attachments,
      storeCode: storeView.storeCode,
      country: countryOf(config.countries, storeView.tax.defaultCountry),
    }),
    newsletter: new NewsletterStore({ ...common, gateway: gateways.newsletter, storage: newsletter }),
  }
}
