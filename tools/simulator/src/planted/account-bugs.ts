import type { PlantedBug } from './bug'

const CART = 'packages/cart-sync/src'
const QUEUE = 'packages/sync-queue/src'
const SESSION = 'packages/user-session/src'
const ORDERS = 'packages/api-server/src/shop'

/** Bugs of accounts, logins and changes of details. */
export const ACCOUNT_BUGS: readonly PlantedBug[] = [
  {
    name: 'the present shopper gets the lines of another account’s order',
    edits: [
      {
        file: `${CART}/return-lines.ts`,
        from: 'isOfAnotherAccount(cart, owner) ?',
        to: 'isOfAnotherAccount({ ...cart, owner }, owner) ?',
      },
    ],
  },
  {
    name: 'an account’s order is sent as a guest’s',
    seed: 3,
    edits: [
      {
        file: 'packages/api-client/src/shop/http-task-transport.ts',
        from: 'account: task.account,',
        to: "account: 'guest',",
      },
    ],
  },
  {
    name: 'two tabs ask for new tokens at once',
    seed: 89,
    edits: [
      {
        file: `${SESSION}/token-lock.ts`,
        from: 'await refreshLock.run(() => this.#refresh(account, refused))',
        // The lock stays in use, so that the code compiles.
        to: 'await (refreshLock ? this.#refresh(account, refused) : this.#refresh(account, refused))',
      },
    ],
  },
  {
    name: 'a sign-out ends the logins of all devices',
    seed: 9,
    edits: [
      {
        file: 'packages/api-server/src/shop/users/session-tokens.ts',
        from: 'if (end) database.refreshTokens.revokeFamily(end.family)',
        to: 'if (end) database.refreshTokens.revokeOf(end.customerId)',
      },
    ],
  },
  {
    name: 'a failed change of details is sent after a newer one',
    edits: [
      {
        file: `${QUEUE}/answer-delivery.ts`,
        from: '    if (task.supersedes && task.code === 200) await this.#removeFailedBefore(task)\n',
        to: '',
      },
    ],
  },
  {
    name: 'a session that a full device could not store is forgotten',
    edits: [
      {
        file: `${SESSION}/local-session.ts`,
        from: '      this.#planRetry()\n    }\n    return',
        to: '    }\n    return',
      },
    ],
  },
  {
    name: 'tasks of other tabs are read from their messages only',
    edits: [{ file: `${QUEUE}/stored-tasks.ts`, from: '(await this.#read()) ?? [task]', to: '[task]' }],
  },
  {
    name: 'a late copy of a change of details is applied again',
    edits: [
      {
        file: `${ORDERS}/users/profile.ts`,
        from: 'answerOnce(context, { request, identity: replayIdentity(customerId), payload: body.customer }, () => {',
        to: 'context.database.transaction((): ShopOutcome => {',
      },
    ],
  },
]
