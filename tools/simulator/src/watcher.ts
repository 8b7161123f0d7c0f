import { accountNumbered, accountOfToken, GUEST } from './oracle/accounts'
import type { OverheardOrder } from './oracle/attacks'
import { nameOf } from './oracle/goods'
import type { HostRows } from './oracle/host-rows'
import type { LoginFamilies } from './oracle/login-families'
import type { Logins } from './oracle/logins'
import type { Oracle } from './oracle/oracle'
import type { SignIn } from './oracle/sign-ins'
import type { HostAnswer } from './world/host'
import type { WireRequest, WireWatcher } from './world/wire'

const TOTALS = new Set(['/api/cart/totals', '/api/cart/shipping-information'])
const CHANGES = new Set(['/api/cart/update', '/api/cart/delete'])
const REFRESH = '/api/user/refresh'
const LOGIN = '/api/user/login'
const ORDER = '/api/order'
const CHANGE_PASSWORD = '/api/user/change-password'
const GIVES_TOKENS = new Set([REFRESH, LOGIN])
/** Codes that do not refuse the requested change (decisions.md 6, 26). */
const UNDECIDED = new Set([200, 401, 409, 429, 503])

/** Passes the traffic of the wire to the oracle. */
export function watcher(oracle: Oracle, rows: HostRows, ownerOf: (device: string) => string): WireWatcher {
  const mustBe = (caller: string, owner: string, what: string) => {
    if (caller !== owner)
      oracle.wrongToken ??= `${what} belongs to ${owner} and was requested with the token of ${caller}`
  }
  return {
    sent({ device, generation, path, cartId, body, token }) {
      oracle.attacks.overheard({ token, cartId })
      const caller = accountOfToken(token)
      if (path === REFRESH) oracle.logins.refreshStarted(device, generation)
      if (path === ORDER) {
        const marker = markerOf(body ?? '')
        oracle.orders.sent(marker)
        mustBe(caller, oracle.orders.byMarker(marker)?.account ?? caller, `order ${marker}`)
      }
      if (cartId !== undefined) mustBe(caller, rows.ownerOf(cartId), `${path} of cart ${cartId}`)
      if (path === '/api/cart/pull' && cartId !== undefined) oracle.askedAbout(device, cartId)
    },
    over({ device, generation, path }) {
      if (path === REFRESH) oracle.logins.refreshEnded(device, generation)
    },
    handled({ device, address, path, cartId, body }, atMs) {
      if (path === LOGIN) oracle.logins.signIns.tried({ email: emailIn(body), address, atMs })
      if (path === REFRESH) oracle.logins.usedAtHost(device, refreshTokenIn(body))
      // A login may have begun while the request was on its way.
      if (path === CHANGE_PASSWORD) oracle.logins.revoked()
      if (cartId === undefined || !CHANGES.has(path)) return
      const account = rows.ownerOf(cartId)
      if (path === '/api/cart/update') oracle.taken.added(cartId, lineOf(body ?? ''))
      if (path === '/api/cart/update' && !namesItem(body ?? ''))
        oracle.hostIsSentNew(cartId, account, device, lineOf(body ?? ''), rows.cart(cartId)?.lines ?? {})
      oracle.hostHas(cartId, account, device, rows.cart(cartId)?.lines ?? {})
    },
    answered({ device, address, path, cartId, body, idempotencyKey }, answer, atMs) {
      if (GIVES_TOKENS.has(path) && answer.status === 200) oracle.logins.issued(refreshTokenOf(answer.text))
      if (path === REFRESH && answer.status === 401) oracle.logins.refused(device, refreshTokenIn(body))
      if (path === REFRESH) followRefresh(oracle.logins.families, refreshTokenIn(body), answer)
      if (path === LOGIN) followLogin(oracle.logins, { email: emailIn(body), address, atMs }, answer)
      if (path === ORDER && answer.status === 200) oracle.attacks.overheardOrder(overheardOrder(body, idempotencyKey))
      if (answer.status !== 200 || cartId === undefined) return
      if (path === '/api/cart/pull')
        oracle.hostTold(cartId, rows.ownerOf(cartId), device, rows.cart(cartId)?.lines ?? {})
      if (TOTALS.has(path)) oracle.totalSent(rows.cart(cartId)?.lines ?? {}, grandTotalOf(answer))
    },
    heard({ device, actor: tab, generation, path, cartId, body, token }: WireRequest, { status, text }) {
      if (path === ORDER && refuses(status, token)) oracle.orders.refused.add(markerOf(body ?? ''))
      if (GIVES_TOKENS.has(path) && status === 200) oracle.logins.received(device, refreshTokenOf(text))
      if (path !== '/api/cart/update' || UNDECIDED.has(status) || cartId === undefined) return
      const name = lineOf(body ?? '')
      oracle
        .cart(ownerOf(device))
        .mayComeBack({ device, tab, generation }, name, oracle.hostCarts.formerOf(cartId, name))
    },
  }
}

/** Follows the tokens of a login. */
export function followRefresh(families: LoginFamilies, token: string, { status, text }: HostAnswer): void {
  if (status === 200) families.refreshed(token, refreshTokenOf(text))
  if (status === 401) families.refused(token)
}

function followLogin({ families, signIns }: Logins, signIn: SignIn, { status, text, headers }: HostAnswer): void {
  if (status === 429) signIns.askedToWait(signIn, Number(headers['retry-after']))
  if (status !== 200) return
  families.began(refreshTokenOf(text))
  signIns.succeeded(signIn)
}

/** Asking to wait is no refusal, and neither is asking an account for a new token. */
function refuses(status: number, token: string | undefined): boolean {
  return status >= 400 && status < 500 && status !== 429 && (status !== 401 || token === undefined)
}

function emailIn(body = '{}'): string {
  return (JSON.parse(body) as { readonly username: string }).username
}

interface SentOrder {
  readonly order_id: string
  readonly cart_id: string
  readonly user_id: string
}

function overheardOrder(body = '{}', key: string | undefined): OverheardOrder {
  const { order_id, cart_id, user_id } = JSON.parse(body) as SentOrder
  return { orderId: order_id, cartId: cart_id, account: user_id === '' ? GUEST : accountNumbered(user_id), key }
}

function refreshTokenIn(body = '{}'): string {
  return (JSON.parse(body) as { readonly refreshToken?: string }).refreshToken ?? ''
}

/** An answer that a proxy made has no token. */
export function refreshTokenOf(text: string): string {
  return text === ''
    ? ''
    : ((JSON.parse(text) as { readonly meta?: { readonly refreshToken?: string } } | null)?.meta?.refreshToken ?? '')
}

interface HostTotals {
  readonly total_segments: readonly { readonly code: string; readonly value: number | null }[]
}

function grandTotalOf({ text }: HostAnswer): number {
  const { result } = JSON.parse(text) as { readonly result: HostTotals & { readonly totals?: HostTotals } }
  const { total_segments } = result.totals ?? result
  return Math.round((total_segments.find(({ code }) => code === 'grand_total')?.value ?? 0) * 100)
}

function markerOf(body: string): string {
  return (
    JSON.parse(body) as { readonly addressInformation: { readonly billingAddress: { readonly telephone: string } } }
  ).addressInformation.billingAddress.telephone
}

interface SentLine {
  readonly cartItem: {
    readonly sku: string
    readonly item_id?: number | string
    readonly product_option?: {
      readonly extension_attributes?: { readonly custom_options?: readonly { readonly option_value: string }[] }
    }
  }
}

/** Whether the device knew the line of the host. */
function namesItem(body: string): boolean {
  return (JSON.parse(body) as SentLine).cartItem.item_id !== undefined
}

function lineOf(body: string): string {
  const { sku, product_option } = (JSON.parse(body) as SentLine).cartItem
  return nameOf({ sku, engraving: product_option?.extension_attributes?.custom_options?.[0]?.option_value ?? '' })
}
