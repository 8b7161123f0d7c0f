import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { TokenLease } from '../ports'

export interface TokenLeaseWorld {
  /** A lease where `account` is signed in with `token`, and can be given `nextToken` once. */
  readonly open: () => Promise<{
    readonly lease: TokenLease
    readonly account: string
    readonly token: string
    readonly nextToken: string
  }>
}

/** What every `TokenLease` does, fake or real. */
export function tokenLeaseContract(name: string, { open }: TokenLeaseWorld): void {
  describe(`${name} as a TokenLease`, () => {
    it('gives the token of the account that is signed in, and of no other account', async () => {
      const { lease, account, token } = await open()
      expect(await lease.token(account)).toBe(token)
      expect(await codeOf(lease.token('another account'))).toBe(401)
      expect(await codeOf(lease.renewed('another account', token))).toBe(401)
    })

    it('gives the next token for a refused one, also to calls that come later', async () => {
      const { lease, account, token, nextToken } = await open()
      expect(await lease.renewed(account, token)).toBe(nextToken)
      expect(await lease.renewed(account, token)).toBe(nextToken)
      expect(await lease.token(account)).toBe(nextToken)
    })

    it('refuses the account once no further token can be had', async () => {
      const { lease, account, token, nextToken } = await open()
      await lease.renewed(account, token)
      expect(await codeOf(lease.renewed(account, nextToken))).toBe(401)
      expect(await codeOf(lease.token(account))).toBe(401)
    })
  })
}

async function codeOf(asked: Promise<unknown>): Promise<number | undefined> {
  const failure = await asked.catch((error: unknown) => error)
  return failure instanceof HostRejection ? failure.code : undefined
}
