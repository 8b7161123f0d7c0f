import { parseArgs } from 'node:util'

export interface CheckOptions {
  /** Without a slash at the end. */
  readonly address: string
  readonly index: string
  readonly country: string
  readonly coupon: string | undefined
  readonly readOnly: boolean
}

export const HELP = `pnpm host:check <address> [--read-only] [--index=NAME] [--country=CODE] [--coupon=CODE]

  <address>      the API host, such as http://localhost:8080
  --read-only    only browses: leaves out the stories that write
  --index        the search index of the shop; vue_storefront_catalog without it
  --country      the country of test orders; SE without it
  --coupon       a coupon of the shop; without it the purchase with a coupon is left out`

/** The options, or a sentence that says what is wrong with the arguments. */
export function readArguments(args: readonly string[]): CheckOptions | { readonly wrong: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'read-only': { type: 'boolean', default: false },
        index: { type: 'string', default: 'vue_storefront_catalog' },
        country: { type: 'string', default: 'SE' },
        coupon: { type: 'string' },
      },
    })
    const [address = '', ...others] = positionals
    if (others.length > 0) return { wrong: `Give one address; "${others[0]}" is a second one.` }
    if (!isWebAddress(address))
      return { wrong: `The address is "${address}"; it should begin with http:// or https://.` }
    const { 'read-only': readOnly, index, country, coupon } = values
    return { address: address.replace(/\/+$/, ''), index, country, coupon, readOnly }
  } catch (error) {
    return { wrong: error instanceof Error ? error.message : String(error) }
  }
}

const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? '')
