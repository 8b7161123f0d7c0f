import { describe, expect, it } from 'vitest'
import type { AddressBar } from '../ports'

export interface AddressBarWorld {
  readonly addressBar: AddressBar
  /** The address with its hash that the bar shows now. */
  readonly shown: () => string
  /** The number of steps in the history. */
  readonly steps: () => number
  /** The shopper changes the hash by hand. */
  readonly typeHash: (hash: string) => void | Promise<void>
}

/** The rules of every `AddressBar`, fake or real. `open` gives a bar that shows this address. */
export function addressBarContract(name: string, open: (address: string) => AddressBarWorld): void {
  describe(`${name} as AddressBar`, () => {
    it('reads the hash without its #, and an empty text if the address has no hash', () => {
      expect(open('/sv/checkout#payment').addressBar.hash).toBe('payment')
      expect(open('/sv/checkout').addressBar.hash).toBe('')
    })

    it('replaces the address without a step in the history, and keeps the hash', () => {
      const { addressBar, shown, steps } = open('/sv/siljan#reviews')
      const before = steps()
      expect(addressBar.replace('/sv/siljan', '/sv/siljan?childSku=A')).toBe(true)
      expect([shown(), steps()]).toEqual(['/sv/siljan?childSku=A#reviews', before])
    })

    it('replaces nothing when it shows another address', () => {
      const { addressBar, shown } = open('/sv/siljan')
      expect(addressBar.replace('/sv/unden', '/sv/unden?childSku=B')).toBe(false)
      expect(shown()).toBe('/sv/siljan')
    })

    it('changes the hash with or without a step in the history', () => {
      const { addressBar, shown, steps } = open('/sv/checkout')
      const before = steps()
      addressBar.setHash('shipping', 'replace')
      expect([shown(), steps()]).toEqual(['/sv/checkout#shipping', before])
      addressBar.setHash('payment', 'push')
      expect([shown(), steps()]).toEqual(['/sv/checkout#payment', before + 1])
    })

    it('calls the listener when the shopper changes the hash, until it is stopped', async () => {
      const { addressBar, typeHash } = open('/sv/checkout')
      const heard: string[] = []
      const stop = addressBar.onHash(() => heard.push(addressBar.hash))
      await typeHash('shipping')
      stop()
      await typeHash('payment')
      expect(heard).toEqual(['shipping'])
    })
  })
}
