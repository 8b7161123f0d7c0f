import { firstOf, type Invariant } from './invariant'

const nothingForAttackers: Invariant = {
  name: 'an attacker is refused and reads nothing of a shopper',
  check: ({ oracle: { attacks } }) => attacks.success,
}

const ownersGetIn: Invariant = {
  name: 'the owner of an account signs in, and waits for a minute at most',
  check: ({ oracle: { logins } }) => logins.signIns.keptOut,
}

const reuseEndsLogin: Invariant = {
  name: 'a login ends when an old token of it comes again',
  check: ({ oracle, rows }) => {
    const { families } = oracle.logins
    if (families.acceptedAgain !== undefined) return `the host accepted the old token ${families.acceptedAgain}`
    const alive = families.tokens.find((token) => families.hasEnded(token) && rows.hasRefreshToken(token))
    return alive && `the login of ${alive} goes on`
  },
}

const orderCosts: Invariant = {
  name: 'an order costs what its pieces cost',
  check: ({ oracle }) => oracle.wrongTotal,
}

const newsletterConfirmed: Invariant = {
  name: 'an address gets the newsletter only if its owner confirms it',
  check: ({ rows }) => {
    const [email] = rows.subscribers()
    return email && `${email} gets the newsletter`
  },
}

const attackersMails: Invariant = {
  name: 'an attacker gets no mail about the order of a shopper',
  check: ({ rows, oracle: { attacks } }) =>
    firstOf(
      rows
        .attackersMails()
        .map(({ template, marker }) =>
          marker === undefined || attacks.orders.has(marker)
            ? undefined
            : `the mail ${template} about order ${marker} goes to an attacker`,
        ),
    ),
}

/** Checked after each request for an order or new tokens, and at the end. */
export const ATTACK_INVARIANTS: readonly Invariant[] = [
  nothingForAttackers,
  ownersGetIn,
  reuseEndsLogin,
  orderCosts,
  newsletterConfirmed,
  attackersMails,
]
