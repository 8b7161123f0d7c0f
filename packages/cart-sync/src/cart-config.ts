/** Switches of the cart with the defaults of decisions.md. */
export interface CartConfig {
  readonly synchronize: boolean
  readonly synchronizeTotals: boolean
  readonly serverSyncCanRemoveLocalItems: boolean
  readonly serverSyncCanModifyLocalItems: boolean
  readonly maxCartBypassAttempts: number
  /** Whether the stock of what is added is asked for. */
  readonly synchronizeStock: boolean
  readonly outOfStockInCart: boolean
  readonly zeroPriceProducts: boolean
  /** What the count beside the cart's icon says (R9.14). */
  readonly minicartCount: 'quantities' | 'items'
  /** Without it the host cannot be asked for totals (R5.09). */
  readonly defaultCountry: string | undefined
}

export const DEFAULT_CART_CONFIG: CartConfig = {
  synchronize: true,
  synchronizeTotals: true,
  serverSyncCanRemoveLocalItems: false,
  serverSyncCanModifyLocalItems: false,
  maxCartBypassAttempts: 1,
  synchronizeStock: true,
  outOfStockInCart: true,
  zeroPriceProducts: true,
  minicartCount: 'quantities',
  defaultCountry: 'SE',
}
