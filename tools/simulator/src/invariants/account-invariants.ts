import { GUEST } from '../oracle/accounts'
import { firstOf, type Invariant } from './invariant'

export const registeredOnce: Invariant = {
  name: 'each registration that was shown has an account',
  check: ({ oracle, rows }) =>
    firstOf(
      [...oracle.logins.registeredAs].map((name) =>
        rows.hasAccount(name) ? undefined : `${name} has registered, and the host has no such account`,
      ),
    ),
}

export const nameAsRequested: Invariant = {
  name: 'an account has the name that was last requested',
  check: ({ oracle, rows, tabs }) =>
    firstOf(
      tabs.map(({ name, screen: { account, unsentDetails } }) => {
        if (account === GUEST) return undefined
        if (unsentDetails > 0) return `${unsentDetails} changes of details still wait in ${name}`
        const called = rows.firstNameOf(account) ?? account
        const possible = oracle.names.possible(account)
        return possible.has(called)
          ? undefined
          : `${account} is called ${called}, requested was ${[...possible].join(' or ')}`
      }),
    ),
}
