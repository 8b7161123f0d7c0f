import type { CartStore } from '@vitrin/cart-sync'
import type { AccountRefusal, OpenAccount } from '@vitrin/checkout'
import { accept, reject } from '@vitrin/kernel'
import type { AccountRejection, SessionStore } from '@vitrin/user-session'

/** An account with the purchase (R6.03): the order that follows is the account's, and so is the cart. */
export function openAccount(session: SessionStore, cart: CartStore): OpenAccount {
  return async (account) => {
    const registered = await session.register(account)
    // There may be one already because an answer was lost; then the password opens it.
    const loggedIn = await session.login({ username: account.email, password: account.password })
    if (!loggedIn.ok) return reject(refusalOf(registered.ok ? loggedIn.rejection : registered.rejection))
    await cart.belongTo(session.account)
    return accept(undefined)
  }
}

function refusalOf(rejection: AccountRejection): AccountRefusal {
  const message = rejection.code === 'invalid' ? '' : rejection.message
  const named = rejection.code === 'invalid' ? rejection.issues : rejection.fields
  const words = [message, ...named.map(({ field }) => field)].join(' ')
  // Contract §15.14: hosts say it in a sentence.
  return {
    code: 'account-refused',
    message,
    field: /e-?mail/i.test(words) ? 'emailAddress' : /password/i.test(words) ? 'password' : undefined,
  }
}
