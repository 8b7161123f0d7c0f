import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6

interface Socket {
  readonly remoteAddress?: string | undefined
}

/** The other end of a connection, which many requests share. */
interface Peer {
  readonly address: Address | undefined
  readonly network: string | undefined
  readonly isTrusted: boolean
}

/**
 * Finds the network address of a caller, which limits count. Behind a proxy the address of the connection is the
 * proxy's; each trusted proxy adds the address of its own caller at the end of `X-Forwarded-For`.
 */
export class ClientAddresses {
  readonly #trusted: readonly [Address, number][]
  readonly #peers = new WeakMap<Socket, Peer>()

  /** Throws when a text is neither an address nor a range. */
  constructor(trustedProxies: readonly string[]) {
    this.#trusted = trustedProxies.map(readRange)
  }

  /** The address that the last proxy of ours has seen. A household has 2^64 addresses of IPv6, which count as one. */
  of({ socket, headers }: Pick<IncomingMessage, 'headers'> & { readonly socket: Socket }): string | undefined {
    const peer = this.#peerOf(socket)
    if (!peer.isTrusted) return peer.network
    let { address } = peer
    const hops = String(headers['x-forwarded-for'] ?? '').split(',')
    while (address && this.#isTrusted(address)) {
      const before = readAddress(hops.pop()?.trim())
      if (!before) break
      address = before
    }
    return address && networkOf(address)
  }

  #peerOf(socket: Socket): Peer {
    const known = this.#peers.get(socket)
    if (known) return known
    const address = readAddress(socket.remoteAddress)
    const peer = {
      address,
      network: address && networkOf(address),
      isTrusted: address !== undefined && this.#isTrusted(address),
    }
    this.#peers.set(socket, peer)
    return peer
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

/** An IPv4 address written as IPv6 is one of IPv4. The library throws inside for a text that is no address. */
function readAddress(text = ''): Address | undefined {
  return isIP(text) === 0 ? undefined : ipaddr.process(text)
}

function networkOf(address: Address): string {
  if (address.kind() === 'ipv4') return address.toString()
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
