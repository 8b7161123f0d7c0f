import {
  AxiosCartGateway,
  AxiosCustomSizeGateway,
  AxiosExternalOrderGateway,
  AxiosLetterGateway,
  AxiosMailLinkGateway,
  AxiosNewsletterGateway,
  AxiosOrderGateway,
  AxiosOrderHistoryGateway,
  AxiosPasskeyGateway,
  AxiosPriceGateway,
  AxiosReviewGateway,
  AxiosUserGateway,
  AxiosWithdrawalGateway,
  HttpTaskTransport,
} from '@vitrin/api-client'
import { hostSentences } from '@vitrin/i18n/messages/host-sentences-sv'
import type { Cancel, Connectivity } from '@vitrin/kernel'
import type { BrowseGateways, Shopper, Storefront } from '@vitrin/storefront'
import { FakePictureShrinker } from '@vitrin/contact/testing'
import { createShopper, type ShopperStorages } from '@vitrin/storefront/shopper'
import { singleTabLeadership } from '@vitrin/sync-queue'
import { klarglasShopper } from '../../config/klarglas-shopper'
import { consoleLogger as logger, randomIds as ids, systemClock as clock } from '../server-ports'
import type { OpenHost } from './open-host'

export interface Surroundings {
  readonly host: OpenHost
  readonly gateways: BrowseGateways
  readonly storages: ShopperStorages
  readonly addressBar: Parameters<typeof createShopper>[0]['ports']['addressBar']
  readonly connectivity: Connectivity
  /** Gets the function that stops the shopper's reactions. */
  readonly onStarted?: (stop: Cancel) => void
}

/** The shopper's part of a tab, at a host in this process, on a device in memory. */
export async function startShopper(
  storefront: Storefront,
  { host, gateways, storages, addressBar, connectivity, onStarted }: Surroundings,
): Promise<Shopper> {
  const { storeId, i18n } = storefront.config.storeView
  const { shopper, start } = createShopper({
    storefront,
    config: klarglasShopper,
    storages,
    gateways: ({ tokens, account, cartId, formOf }) => {
      const http = host.http(undefined, tokens)
      return {
        ...gateways,
        user: new AxiosUserGateway(http, ids),
        passkeys: new AxiosPasskeyGateway(http, ids),
        orderHistory: new AxiosOrderHistoryGateway(http),
        orders: new AxiosOrderGateway(http, ids),
        externalOrders: new AxiosExternalOrderGateway(http),
        withdrawals: new AxiosWithdrawalGateway(http, ids),
        cart: new AxiosCartGateway(http, ids),
        prices: new AxiosPriceGateway(http, { storeId, currencyCode: i18n.currencyCode, account }),
        customSizes: new AxiosCustomSizeGateway(http),
        reviews: new AxiosReviewGateway(http),
        newsletter: new AxiosNewsletterGateway(http),
        mailLinks: new AxiosMailLinkGateway(http),
        letters: new AxiosLetterGateway(http, account),
        tasks: new HttpTaskTransport({ http, cartId, formOf }),
      }
    },
    ports: {
      refreshLock: { run: (job) => job() },
      pictures: new FakePictureShrinker(),
      leadership: singleTabLeadership,
      addressBar,
      connectivity,
      clock,
      ids,
      logger,
    },
    hostSentences,
  })
  const stop = await start()
  onStarted?.(stop)
  return shopper
}
