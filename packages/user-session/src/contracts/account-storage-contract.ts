import { describe, expect, it, vi } from 'vitest'
import type { AccountStorage } from '../ports'
import { NO_SESSION, signedIn, signedOut } from '../session-document'
import { aCustomer } from '../testing/builders'

export interface AccountStorageWorld {
  /** The storages of one empty device, as many as tabs are asked for; one where tabs cannot share. */
  readonly open: (tabs: number) => readonly AccountStorage[]
  /** Tabs share what is stored. */
  readonly isShared: boolean
}

/** What every `AccountStorage` does, fake or real. */
export function accountStorageContract(name: string, { open, isShared }: AccountStorageWorld): void {
  const tokens = { token: 't1', refreshToken: 'r1' }

  describe(`${name} as AccountStorage`, () => {
    it('has no account signed in until one is stored', async () => {
      expect(await open(1)[0]!.read()).toEqual(NO_SESSION)
    })

    it('settles an update with what it stored, and reads that again', async () => {
      const storage = open(1)[0]!
      const stored = await storage.update(signedIn(tokens, aCustomer()))
      expect(stored).toMatchObject({ ...tokens, groupId: 1, current: { email: 'asa@example.se' } })
      expect(await storage.read()).toEqual(stored)
    })

    it('makes each update on what the one before it stored', async () => {
      const storage = open(1)[0]!
      await Promise.all([storage.update(signedIn(tokens, aCustomer())), storage.update(signedOut('7'))])
      expect(await storage.read()).toMatchObject({ token: null, leaving: '7' })
    })

    if (isShared)
      it('tells other tabs, not the one that stores', async () => {
        const [here, there] = open(2)
        const [heardHere, heardThere] = [vi.fn<() => void>(), vi.fn<() => void>()]
        here!.onChange(heardHere)
        const stop = there!.onChange(heardThere)
        await here!.update(signedIn(tokens, aCustomer()))
        await vi.waitFor(() => expect(heardThere).toHaveBeenCalledWith(expect.objectContaining(tokens)))
        stop()
        expect(heardHere).not.toHaveBeenCalled()
      })
  })
}
