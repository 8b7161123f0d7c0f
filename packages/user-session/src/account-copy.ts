import type { Customer } from '@vitrin/kernel'
import type { SessionStore } from './session-store'

export interface AccountCopy {
  /** The data that the host holds about the account. */
  readonly host: Readonly<Record<string, unknown>>
  /** The data on this device. Tokens are left out, because they open the account. */
  readonly device: Readonly<Record<string, unknown>>
}

export interface AccountCopyOptions {
  readonly session: Pick<SessionStore, 'account'> & {
    readonly current: Customer | undefined
    readonly atHost: Pick<SessionStore['atHost'], 'data'>
  }
  /** Reads what other packages hold about the account on this device, without passwords. */
  readonly readDeviceData: (account: string) => Promise<Readonly<Record<string, unknown>>>
}

/** All data about the account, of the host and of this device, as plain JSON (GDPR articles 15 and 20). */
export async function accountCopy({ session, readDeviceData }: AccountCopyOptions): Promise<AccountCopy> {
  const { account } = session
  return {
    host: await session.atHost.data(),
    device: { customer: session.current, ...(await readDeviceData(account)) },
  }
}
