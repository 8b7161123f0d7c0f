import {
  AxiosCmsDataSearch,
  AxiosSearchGateway,
  AxiosStockGateway,
  AxiosUrlGateway,
  GraphqlSearchGateway,
  type Http,
} from '@vitrin/api-client'
import type { Clock, CustomerGroup } from '@vitrin/kernel'
import { TaxingSearchGateway, type SearchGateway } from '@vitrin/catalog'
import type { StoreView } from '@vitrin/i18n'
import type { BrowseGateways } from '@vitrin/storefront'
import { gatewayConfig, type GatewayConfig } from '../config/gateways'
import { klarglas } from '../config/klarglas'

interface SearchOptions {
  readonly index: string
  /** Undefined in the shop's own view, which needs no name. */
  readonly storeCode: string | undefined
  readonly group: (() => CustomerGroup | undefined) | undefined
}

const SEARCH_ADAPTERS: Readonly<
  Partial<Record<GatewayConfig['apiMode'], new (http: Http, options: SearchOptions) => SearchGateway>>
> = { rest: AxiosSearchGateway, graphql: GraphqlSearchGateway }

interface BrowseGatewaysOptions extends Partial<Pick<GatewayConfig, 'apiMode' | 'cmsPages'>> {
  readonly storeView?: StoreView
  /** Decides which special prices are valid now. */
  readonly clock: Pick<Clock, 'now'>
  /** The customer group of the signed-in shopper; absent on the server, which has no session (R6.05). */
  readonly group?: (() => CustomerGroup | undefined) | undefined
}

/** Makes the gateways of the pages over one connection. */
export function browseGateways(
  http: Http,
  {
    apiMode = gatewayConfig.apiMode,
    cmsPages = gatewayConfig.cmsPages,
    storeView = klarglas.storeView,
    clock,
    group,
  }: BrowseGatewaysOptions,
): Omit<BrowseGateways, 'content'> {
  const Search = SEARCH_ADAPTERS[apiMode]
  if (!Search) throw new Error(`The search adapter ${apiMode} was not found: apiMode should be rest or graphql.`)
  const { storeCode, elasticsearch } = storeView
  const isOwnView = storeCode === klarglas.storeView.storeCode
  const search = new Search(http, { index: elasticsearch.index, storeCode: isOwnView ? undefined : storeCode, group })
  return {
    search: storeView.tax.calculateServerSide
      ? search
      : new TaxingSearchGateway({ search, clock, tax: storeView.tax, timeZone: storeView.i18n.timeZone }),
    cms: cmsPages === 'cms-data' ? new AxiosCmsDataSearch({ http, storeId: storeView.storeId }) : undefined,
    stock: new AxiosStockGateway(http),
    urls: new AxiosUrlGateway(http, group),
  }
}
