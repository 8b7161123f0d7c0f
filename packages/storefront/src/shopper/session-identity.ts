import type { Identity } from '@vitrin/sync-queue'
import type { SessionStore, TokenLease } from '@vitrin/user-session'
import { reaction } from 'mobx'

/** The account for which the queue sends. The session is made after the queue, therefore it comes as a function. */
export function sessionIdentity(session: () => SessionStore): Identity {
  return {
    get account() {
      return session().account
    },
    subscribe: (listener) =>
      reaction(
        () => session().account,
        () => listener(),
      ),
  }
}

/** The tokens with which gateways call. The session is made after the gateways, therefore it comes as a function. */
export function sessionTokens(session: () => SessionStore): TokenLease {
  return {
    token: (account) => session().lease.token(account),
    renewed: (account, refused) => session().lease.renewed(account, refused),
    accepted: () => session().lease.accepted(),
  }
}
