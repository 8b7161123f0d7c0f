import { ACCOUNTS } from '../oracle/accounts'
import type { Tab } from '../actors/tab'
import { UNDER_ATTACK } from '../shapes'
import type { Stage } from '../stage'
import type { StepArguments, TabStep } from './step'

const TOO_MANY = 429
const ASKED_WAIT_MS = 61_000
const MOST_AGAIN = 2

export const signIn: TabStep = {
  kind: 'signs in',
  weight: 7,
  needsAccounts: true,
  draw: (draw) => ({ who: draw.unit('who') }),
  async run(tab, given, stage) {
    const { accounts, world } = stage
    const session = tab.page?.shopper.session
    const name = accounts[Math.floor(Number(given.who) * accounts.length)]
    const account = ACCOUNTS.find((candidate) => candidate.name === name)
    // The screen offers it to guests.
    if (!session || !account || session.isSignedIn) return
    try {
      const signedIn = await session.login({ username: account.email, password: account.password })
      if (!signedIn.ok && signedIn.rejection.code === TOO_MANY) signInLater(tab, given, stage)
      world.trace.record(
        tab.name,
        signedIn.ok ? `✓ is signed in as ${name}` : `is not signed in: ${signedIn.rejection.code}`,
      )
    } catch (error) {
      world.trace.record(tab.name, `is not signed in: ${String(error)}`)
    }
  },
}

/** A shopper who must wait tries again after a minute. */
function signInLater(tab: Tab, given: StepArguments, stage: Stage): void {
  const again = Number(given.again ?? 0)
  if (again >= MOST_AGAIN) return
  const later = { ...given, again: again + 1 }
  stage.world.after(ASKED_WAIT_MS, undefined, () => void signIn.run(tab, later, stage))
}

/** The password stays the same; the point is that all other logins end. */
export const changePassword: TabStep = {
  kind: 'changes the password',
  weight: 2,
  needsAccounts: true,
  async run(tab, _, { world, oracle }) {
    const session = tab.page?.shopper.session
    const account = ACCOUNTS.find(({ name }) => name === oracle.screenOf(tab.name)?.account)
    if (!session || !account) return
    try {
      const { password } = account
      const changed = await session.changePassword({ currentPassword: password, newPassword: password })
      world.trace.record(
        tab.name,
        changed.ok ? '✓ has changed the password' : `has not changed the password: ${changed.rejection.code}`,
      )
    } catch (error) {
      world.trace.record(tab.name, `has not changed the password: ${String(error)}`)
    }
  },
}

/** The change is sent through the queue. */
export const changeName: TabStep = {
  kind: 'changes the name',
  weight: 12,
  shapes: ['details of an account'],
  draw: (draw) => ({ number: draw.whole('number', 1, 999_999) }),
  async run(tab, { number }, { world, oracle }) {
    const shopper = tab.page?.shopper
    const profile = shopper?.pendingProfile()
    const account = oracle.screenOf(tab.name)?.account
    if (!shopper || !profile || account === undefined) return
    const firstname = `Åsa ${number}`
    const request = oracle.names.asked(account, firstname, world.now)
    try {
      const changed = await shopper.session.updateProfile({ ...profile, firstname })
      if (changed.ok) request.shownAtMs = world.now
      world.trace.record(
        tab.name,
        changed.ok ? `✓ is to be called ${firstname}` : `is not to be called ${firstname}: ${changed.rejection.code}`,
      )
    } catch (error) {
      world.trace.record(tab.name, `is not to be called ${firstname}: ${String(error)}`)
    }
  },
}

export const register: TabStep = {
  kind: 'registers',
  weight: 2,
  needsAccounts: true,
  async run(tab, _, { accounts, world, oracle }) {
    const session = tab.page?.shopper.session
    const account = ACCOUNTS.find(({ name, isNew }) => isNew && accounts.includes(name))
    if (!session || !account || session.isSignedIn) return
    const { name, email, password } = account
    try {
      const registered = await session.register({ email, firstname: name, lastname: 'Berg', password })
      if (registered.ok) oracle.logins.registered(name)
      world.trace.record(
        tab.name,
        registered.ok ? `✓ has registered as ${name}` : `has not registered: ${registered.rejection.code}`,
      )
    } catch (error) {
      world.trace.record(tab.name, `has not registered: ${String(error)}`)
    }
  },
}

/** Under attack the owner must get in again, each time. */
export const signInAgain: TabStep = {
  kind: 'signs out and in',
  weight: 8,
  needsAccounts: true,
  shapes: UNDER_ATTACK.map(({ name }) => name),
  async run(tab, _, stage) {
    await signOut.run(tab, {}, stage)
    await signIn.run(tab, { who: 0 }, stage)
  },
}

export const signOut: TabStep = {
  kind: 'signs out',
  weight: 3,
  needsAccounts: true,
  async run(tab, _, { oracle }) {
    oracle.logins.signedOut(tab.device.name)
    await tab.page?.shopper.session.logout()
  },
}
