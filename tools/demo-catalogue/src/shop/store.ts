/** The one store view of the demo shop (storefront.md §1). */
export const STORE_ID = 4
export const ATTRIBUTE_SET_ID = 9
export const TAX_CLASS_ID = '2'
/** Customers with a company account buy at tier prices. */
export const TRADE_GROUP_ID = 2
