import type { Outcome } from '@vitrin/kernel'
import type { PersonalData } from './ports'
import type { AccountRejection } from './rejections'
import type { SessionStore } from './session-store'

export interface EndAccountOptions {
  readonly session: Pick<SessionStore, 'account' | 'leave'> & {
    readonly atHost: Pick<SessionStore['atHost'], 'deleteAccount'>
  }
  /** All places on this device that hold data of the account, including those that a logout leaves untouched. */
  readonly personalData: readonly PersonalData[]
}

/** Deletes the account at the host, then its data on this device. */
export function endAccount({
  session,
  personalData,
}: EndAccountOptions): (password: string) => Promise<Outcome<void, AccountRejection>> {
  return async (password) => {
    const { account } = session
    const deleted = await session.atHost.deleteAccount(password)
    if (!deleted.ok) return deleted
    const erased = await Promise.allSettled(personalData.map((data) => data.forget(account)))
    // The account no longer exists, so the sign-out happens even when the device could not delete everything.
    await session.leave()
    for (const outcome of erased) if (outcome.status === 'rejected') throw outcome.reason
    return deleted
  }
}
