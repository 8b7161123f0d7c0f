/** The query of an address: each parameter with its values. */
export type AddressQuery = Readonly<Record<string, readonly string[]>>

/**
 * The parameters of a product's address, besides `childSku` for the variant. The lengths and choices of a model have
 * their own codes as names: `width=873&height=1985&glass=grey`. Everything else is named by its kind and id.
 */
export const QUANTITY = 'qty'
const OPTION = 'option-'
const BUNDLE = 'bundle-'
const PART = 'qty-'

export const optionParameter = (id: number | string): string => OPTION + id
export const bundleParameter = (id: number | string): string => BUNDLE + id
export const partParameter = (sku: string): string => PART + sku

/** Longer text is not written to the address: servers refuse very long ones. */
export const LONGEST_TEXT = 200
