import { ACCOUNTS } from '../oracle/accounts'
import type { TabStep } from './step'

export const signIn: TabStep = {
  kind: 'signs in',
  weight: 7,
  needsAccounts: true,
  draw: (draw) => ({ who: draw.unit('who') }),
  async run(tab, { who }, { accounts, world }) {
    const session = tab.page?.shopper.session
    const name = accounts[Math.floor(Number(who) * accounts.length)]
    const account = ACCOUNTS.find((candidate) => candidate.name === name)
    // The screen offers it to guests.
    if (!session || !account || session.isSignedIn) return
    try {
      const signedIn = await session.login({ username: account.email, password: account.password })
      world.trace.tell(tab.name, signedIn.ok ? `✓ is signed in as ${name}` : `is not signed in: ${signedIn.rejection.code}`)
    } catch (error) {
      world.trace.tell(tab.name, `is not signed in: ${String(error)}`)
    }
  },
}

export const signOut: TabStep = {
  kind: 'signs out',
  weight: 3,
  needsAccounts: true,
  async run(tab) {
    await tab.page?.shopper.session.logout()
  },
}
