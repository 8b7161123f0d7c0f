import {
  AxiosSearchGateway,
  AxiosStockGateway,
  AxiosUrlGateway,
  GraphqlSearchGateway,
  type Http,
} from '@vitrin/api-client'
import type { CustomerGroup } from '@vitrin/kernel'
import { TaxingSearchGateway, type SearchGateway } from '@vitrin/catalog'
import type { BrowseGateways } from '@vitrin/storefront'
import { gatewayConfig, type GatewayConfig } from '../config/gateways'
import { klarglas } from '../config/klarglas'

const SEARCH_ADAPTERS: Readonly<
  Partial<Record<GatewayConfig['apiMode'], new (http: Http, group?: () => CustomerGroup | undefined) => SearchGateway>>
> = { rest: AxiosSearchGateway, graphql: GraphqlSearchGateway }

interface BrowseGatewaysOptions extends Partial<Pick<GatewayConfig, 'apiMode'>> {
  /** Of whoever is signed in; the server knows nobody (R6.05). */
  readonly group?: (() => CustomerGroup | undefined) | undefined
}

/** What browsing asks of the host, over one connection. */
export function browseGateways(
  http: Http,
  { apiMode = gatewayConfig.apiMode, group }: BrowseGatewaysOptions = {},
): BrowseGateways {
  const { tax } = klarglas.storeView
  const Search = SEARCH_ADAPTERS[apiMode]
  if (!Search) throw new Error(`The search adapter ${apiMode} was not found: apiMode should be rest or graphql.`)
  const search = new Search(http, group)
  return {
    search: tax.calculateServerSide
      ? search
      : new TaxingSearchGateway({ search, clock: { now: () => Date.now() }, tax }),
    stock: new AxiosStockGateway(http),
    urls: new AxiosUrlGateway(http, group),
  }
}
