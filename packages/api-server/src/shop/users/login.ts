import { refused } from '../calls/refusals'
import type { ShopOutcome, ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { answeredTokens } from './answered-tokens'
import { limitLogins, loginSucceeded } from './limit-logins'
import { startSession } from './session-tokens'

const LOGIN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

export async function login(context: ShopContext, { body, request }: ShopRequest<'login'>): Promise<ShopOutcome> {
  const { database, hashing, security } = context
  const email = body.username.toLowerCase()
  const address = context.clientAddress(request)
  hashing.checkRoom(address)
  const tooMany = limitLogins(context, email, request)
  if (tooMany) return tooMany

  const customer = database.customers.byEmail(email)
  // An unknown address takes as long as a wrong password, so that the time does not reveal which accounts exist.
  const right = await hashing.run<string | boolean>(address, (passwords) =>
    customer ? passwords.verify(body.password, customer.password) : passwords.hash(body.password),
  )
  // Hashing takes a while; a password that was changed meanwhile must not log in.
  const isCurrent = customer && database.customers.byId(customer.id)?.password === customer.password
  if (right !== true || !isCurrent) {
    security.record('login-failed', { customerId: customer?.id })
    return refused('login-failed', LOGIN_FAILED)
  }

  loginSucceeded(context, email, request)
  security.record('login-succeeded', { customerId: customer.id })
  return answeredTokens(await startSession(context, customer.id, request))
}
