/** R3.08; amounts are SEK decimals. */
export interface ShippingMethod {
  readonly carrier_code: string
  readonly method_code: string
  readonly method_title: string
  readonly carrier_title?: string | undefined
  readonly amount: number
  readonly price_incl_tax: number
  readonly default?: boolean | undefined
  /** May be chosen without a network. */
  readonly offline?: boolean | undefined
  readonly available?: boolean | undefined
  readonly is_server_method?: boolean | undefined
}

/** R3.08; amounts are SEK decimals. */
export interface PaymentMethod {
  readonly code: string
  readonly title: string
  readonly cost?: number | undefined
  readonly cost_incl_tax?: number | undefined
  readonly default?: boolean | undefined
  readonly offline?: boolean | undefined
  readonly is_server_method?: boolean | undefined
}

export type ShippingChoice = Pick<ShippingMethod, 'carrier_code' | 'method_code'>

export const CASH_ON_DELIVERY = 'cashondelivery'

/** R9.03: offered until the host's own list is here. */
export const DEFAULT_SHIPPING_METHODS: readonly ShippingMethod[] = [
  {
    carrier_code: 'flatrate',
    method_code: 'flatrate',
    method_title: 'Flat rate courier',
    amount: 4,
    price_incl_tax: 5,
    default: true,
    offline: true,
    available: true,
  },
]

/** R9.03 */
export const DEFAULT_PAYMENT_METHODS: readonly PaymentMethod[] = [
  { code: CASH_ON_DELIVERY, title: 'Cash on delivery', cost: 0, cost_incl_tax: 0, default: true, offline: true },
]

/** The host's list replaces ours, without the methods that it marks as unavailable (R5.08). */
export function serverShippingMethods(methods: readonly ShippingMethod[]): readonly ShippingMethod[] {
  return methods.filter(({ available }) => available !== false).map((method) => ({ ...method, is_server_method: true }))
}

/** Our own methods stay, the host's are added where their code is new (contract §15.6). */
export function mergePaymentMethods(
  current: readonly PaymentMethod[],
  server: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  const own = current.filter((method) => !method.is_server_method)
  const added = server.filter(({ code }) => own.every((method) => method.code !== code))
  return [...own, ...added.map((method) => ({ ...method, is_server_method: true }))]
}

function isSameShipping(one: ShippingChoice, other: ShippingChoice): boolean {
  return one.carrier_code === other.carrier_code && one.method_code === other.method_code
}

/** The chosen method if it is offered, else the default, else the first. */
export function chosenShipping(
  methods: readonly ShippingMethod[],
  choice: ShippingChoice | null,
): ShippingMethod | undefined {
  return (
    (choice && methods.find((method) => isSameShipping(method, choice))) ??
    methods.find((method) => method.default) ??
    methods[0]
  )
}

export function chosenPayment(methods: readonly PaymentMethod[], code: string | null): PaymentMethod | undefined {
  return methods.find((method) => method.code === code) ?? methods.find((method) => method.default) ?? methods[0]
}
