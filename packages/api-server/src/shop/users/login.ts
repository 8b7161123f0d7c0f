import { refused } from '../calls/refusals'
import { answered, type ShopOutcome, type ShopRequest } from '../calls/shop-call'
import type { ShopContext } from '../context'
import { startSession } from './session-tokens'

const LOGIN_FAILED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
/** Tries in a quarter of an hour: a person forgets a password often, an address may serve a whole office. */
const TRIES_PER_ACCOUNT = 10
const TRIES_PER_ADDRESS = 50

export async function login(context: ShopContext, { body, request }: ShopRequest<'login'>): Promise<ShopOutcome> {
  const email = body.username.toLowerCase()
  const address = context.clientAddress(request)
  const wait =
    (address === undefined ? undefined : context.attempts.begin(`address ${address}`, TRIES_PER_ADDRESS)) ??
    context.attempts.begin(`account ${email}`, TRIES_PER_ACCOUNT)
  if (wait !== undefined) return tooMany(wait)

  const customer = context.database.customers.byEmail(email)
  // An unknown account costs as much time as a wrong password, so guessing addresses tells nothing.
  const right = customer ? await context.passwords.verify(body.password, customer.password) : await context.passwords.hash(body.password)
  if (!customer || right !== true) return refused('login-failed', LOGIN_FAILED)

  context.attempts.succeeded(`account ${email}`)
  const { accessToken, refreshToken } = await startSession(context, customer.id)
  return answered(accessToken, { refreshToken })
}

function tooMany(retryAfterMs: number): ShopOutcome {
  const { ok, rejection } = refused('too-many-requests', 'Too many sign-in attempts. Please wait and try again later.')
  return { ok, rejection: { ...rejection, retryAfterMs } }
}
