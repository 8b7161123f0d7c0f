import { describe, expect, it } from 'vitest'
import { ClientAddresses } from './client-addresses'

const addressOf = (remoteAddress: string | undefined, forwarded?: string, trusted: readonly string[] = []) =>
  new ClientAddresses(trusted).of({
    socket: { ...(remoteAddress !== undefined && { remoteAddress }) },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  })

describe('ClientAddresses', () => {
  it('is the address of the connection, whatever the caller writes into the header', () => {
    expect(addressOf('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(addressOf('203.0.113.7', '198.51.100.1', ['10.0.0.0/8'])).toBe('203.0.113.7')
    expect(addressOf(undefined, '198.51.100.1')).toBeUndefined()
  })

  it('is the address that our own proxy has seen', () => {
    const proxies = ['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8:1::/48']
    expect(addressOf('127.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100.1')
    expect(addressOf('::ffff:127.0.0.1', '198.51.100.1', proxies)).toBe('198.51.100.1')
    expect(addressOf('::1', '1.1.1.1, 198.51.100.1,10.2.3.4', proxies)).toBe('198.51.100.1')
    expect(addressOf('2001:db8:1:5::9', '198.51.100.1', proxies)).toBe('198.51.100.1')
  })

  it('is the proxy where the header is missing or cannot be read', () => {
    for (const header of [undefined, '', 'unknown', '198.51.100.1, <script>', '198.51.100.1:80'])
      expect([header, addressOf('10.0.0.1', header, ['10.0.0.1'])]).toEqual([header, '10.0.0.1'])
  })

  it('counts the addresses of one household as one', () => {
    const household = '2001:db8:aa:b::/64'
    expect(['2001:db8:aa:b::1', '2001:db8:aa:b:ffff::2'].map((address) => addressOf(address))).toEqual([
      household,
      household,
    ])
    expect(addressOf('2001:db8:aa:c::1')).not.toBe(household)
  })

  it('refuses a range that it cannot read', () => {
    for (const wrong of ['proxy', '10.0.0.0/33', '']) expect(() => new ClientAddresses([wrong])).toThrow(/./)
  })
})
