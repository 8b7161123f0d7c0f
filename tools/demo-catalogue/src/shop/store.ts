/** The Swedish store view of the demo shop (storefront.md §1). */
export const STORE_ID = 4
export const ATTRIBUTE_SET_ID = 9
export const TAX_CLASS_ID = '2'
/** The customer group of company accounts, which have tier prices. */
export const TRADE_GROUP_ID = 2
