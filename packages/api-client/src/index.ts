// http
export { createHttp } from './create-http'
export type { HttpOptions } from './create-http'
export type { Http, HttpAnswer, HttpRequest } from './http'
export { inProcessAdapter } from './in-process-adapter'
// gateways
export { AxiosPriceGateway } from './axios-price-gateway'
export type { PriceGatewayOptions } from './axios-price-gateway'
export { AxiosSearchGateway } from './axios-search-gateway'
export { GraphqlSearchGateway } from './graphql/graphql-search-gateway'
export { AxiosStockGateway } from './axios-stock-gateway'
export { AxiosUrlGateway } from './axios-url-gateway'
export { HttpTaskTransport } from './shop/http-task-transport'
export type { TaskTransportOptions } from './shop/http-task-transport'
// the shopper's gateways
export { AxiosCartGateway } from './shop/axios-cart-gateway'
export { AxiosCustomSizeGateway } from './shop/axios-custom-size-gateway'
export { AxiosOrderHistoryGateway } from './shop/axios-order-history-gateway'
export { AxiosUserGateway } from './shop/axios-user-gateway'
