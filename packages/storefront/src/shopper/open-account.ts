import type { CartStore } from '@vitrin/cart-sync'
import { accountRefusal, type OpenAccount } from '@vitrin/checkout'
import { accept, reject } from '@vitrin/kernel'
import type { SessionStore } from '@vitrin/user-session'

/** Opens an account together with an order (R6.03): the order that follows and the cart belong to the account. */
export function openAccount(session: SessionStore, cart: CartStore): OpenAccount {
  return async (account) => {
    const registered = await session.register(account)
    // An earlier registration may have succeeded although its answer was lost; then the password opens that account.
    const loggedIn = await session.login({ username: account.email, password: account.password })
    if (!loggedIn.ok) {
      const { rejection } = registered.ok ? loggedIn : registered
      return reject(
        accountRefusal(
          rejection.code === 'invalid'
            ? { message: '', fields: rejection.issues }
            : { message: rejection.message, fields: rejection.fields },
        ),
      )
    }
    await cart.assignOwner(session.account)
    return accept(undefined)
  }
}
