import { describe, expect, it } from 'vitest'
import type { Connectivity } from '../ports'

export interface ConnectivityWorld {
  readonly connectivity: Connectivity
  /** The network of the device goes or comes back. Settles once the adapter has noticed it. */
  readonly connect: (isConnected: boolean) => void | Promise<void>
}

/** Each world begins with a network. */
export function connectivityContract(name: string, open: () => ConnectivityWorld): void {
  describe(`${name} as a Connectivity`, () => {
    it('is online only while the device has a network', async () => {
      const { connectivity, connect } = open()
      expect(connectivity.online).toBe(true)
      await connect(false)
      expect(connectivity.online).toBe(false)
      await connect(true)
      expect(connectivity.online).toBe(true)
    })

    it('calls every listener with each change', async () => {
      const { connectivity, connect } = open()
      const changes: [listener: string, online: boolean][] = []
      connectivity.subscribe((online) => changes.push(['first', online]))
      connectivity.subscribe((online) => changes.push(['second', online]))
      await connect(false)
      await connect(true)
      expect(changes).toEqual([
        ['first', false],
        ['second', false],
        ['first', true],
        ['second', true],
      ])
    })

    it('has changed already when a listener is called', async () => {
      const { connectivity, connect } = open()
      const seen: boolean[] = []
      connectivity.subscribe(() => seen.push(connectivity.online))
      await connect(false)
      expect(seen).toEqual([false])
    })

    it('no longer calls a listener that has unsubscribed', async () => {
      const { connectivity, connect } = open()
      const changes: boolean[] = []
      const unsubscribe = connectivity.subscribe((online) => changes.push(online))
      await connect(false)
      unsubscribe()
      await connect(true)
      expect(changes).toEqual([false])
    })

    it('answers a check with the present state', async () => {
      const { connectivity, connect } = open()
      await connect(false)
      expect((await connectivity.check?.()) ?? connectivity.online).toBe(false)
      await connect(true)
      expect((await connectivity.check?.()) ?? connectivity.online).toBe(true)
    })
  })
}
