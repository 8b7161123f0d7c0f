import type { IncomingMessage } from 'node:http'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

/**
 * Finds the network address of a caller, which limits count. Behind a proxy the address of the connection is the
 * proxy's; each trusted proxy adds the address of its own caller at the end of `X-Forwarded-For`.
 */
export class ClientAddresses {
  readonly #trusted: readonly [Address, number][]

  /** Throws when a text is neither an address nor a range. */
  constructor(trustedProxies: readonly string[]) {
    this.#trusted = trustedProxies.map(readRange)
  }

  /** The address that the last proxy of ours has seen. A household has 2^64 addresses of IPv6, which count as one. */
  of({
    socket,
    headers,
  }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string | undefined } }) {
    let address = readAddress(socket.remoteAddress)
    const hops = String(headers['x-forwarded-for'] ?? '').split(',')
    while (address && this.#isTrusted(address)) {
      const before = readAddress(hops.pop()?.trim())
      if (!before) break
      address = before
    }
    return address && networkOf(address)
  }

  #isTrusted(address: Address): boolean {
    return this.#trusted.some(([range, bits]) => range.kind() === address.kind() && address.match(range, bits))
  }
}

function readRange(text: string): [Address, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}

/** An IPv4 address written as IPv6 is one of IPv4. */
function readAddress(text: string | undefined): Address | undefined {
  return text !== undefined && ipaddr.isValid(text) ? ipaddr.process(text) : undefined
}

function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
