import { AxiosPriceGateway, AxiosSearchGateway, AxiosStockGateway, AxiosUrlGateway, GraphqlSearchGateway, type Http } from '@vitrin/api-client'
import type { BrowseGateways } from '@vitrin/storefront'
import { gatewayConfig, type GatewayConfig } from '../config/gateways'
import { klarglas } from '../config/klarglas'

/** What browsing asks of the host, over one connection. */
export function browseGateways(http: Http, { apiMode }: Pick<GatewayConfig, 'apiMode'> = gatewayConfig): BrowseGateways {
  const { storeId, i18n } = klarglas.storeView
  return {
    search: apiMode === 'graphql' ? new GraphqlSearchGateway(http) : new AxiosSearchGateway(http),
    stock: new AxiosStockGateway(http),
    prices: new AxiosPriceGateway(http, { storeId, currencyCode: i18n.currencyCode }),
    urls: new AxiosUrlGateway(http),
  }
}
