import { ATTACK_MARKS } from './attack-marks'
import type { HistoryResult } from './history'
import { atOnce, byTwo, inOrder, ofAnOrder, type Mark } from './mark'
import { QUESTION_MARKS } from './question-marks'

export const MARKS: readonly Mark[] = [
  ...QUESTION_MARKS,
  ...ATTACK_MARKS,
  {
    name: 'the answer to an order is lost, and the order is made',
    happened: inOrder(/^answer lost@.*\/order\//, /^✓ order .* made/),
  },
  {
    name: 'an order waits without a network and is sent later',
    happened: inOrder(/^✓ order .* waits/, /is online/, /→ POST \/api\/order/),
  },
  {
    name: 'an order on hold is sent when the shopper says so',
    happened: ofAnOrder(/ … goes by word/, '→ POST /api/order', /^$/),
  },
  {
    name: 'an order on hold is sent by itself while its thank-you page is open',
    happened: ofAnOrder(/ … waits: on-hold/, '→ POST /api/order'),
  },
  {
    name: 'an order on hold is cancelled',
    happened: inOrder(/ … waits: on-hold/, /^✓ order .* … is let go/),
  },
  {
    name: 'an order on hold is changed, and its lines are ordered',
    happened: inOrder(/^✓ order .* … is changed/, /^✓ order .* made/),
  },
  {
    name: 'an order that was being sent is cancelled, or its lines return',
    happened: inOrder(/→ DELETE \/api\/sync\/order/, /^✓ order .* … is (let go|changed)/),
  },
  {
    name: 'an order that was to be cancelled is made',
    happened: inOrder(/→ DELETE \/api\/sync\/order/, / … stays: sent/),
  },
  { name: 'a cancelled order arrives late', happened: inOrder(/← 409 .*order-abandoned/) },
  {
    name: 'two tabs decide about an order at once',
    happened: atOnce(
      /^✓ order .* … (goes by word|is let go|is changed)/,
      /^\d+\. (sends the orders|lets an order go|changes an order)/,
    ),
  },
  { name: 'the host crashes during an order', happened: inOrder(/^host killed@.*\/order\//) },
  {
    name: 'the host crashes during a change of the cart',
    happened: inOrder(/^host killed@.*\/cart\.(update|delete)\//),
  },
  { name: 'an order arrives twice', happened: inOrder(/^duplicated@.*\/order\//) },
  { name: 'the page dies while its order is stored', happened: inOrder(/^killed.*@.*\/orders\.put\//) },
  { name: 'the page dies while its order is handed over', happened: inOrder(/^killed.*@.*\/tasks\.add\//) },
  { name: 'the page dies while its order is on the way', happened: inOrder(/^killed.*@.*\/order\//) },
  { name: 'the page dies while a change of the cart is stored', happened: inOrder(/^killed.*@.*\/cart\.update\//) },
  {
    name: 'a late change of the cart is refused',
    happened: inOrder(/^late@.*\/cart\.(update|delete)\//, /← 409 \/api\/cart\/(update|delete)/),
  },
  { name: 'a run is refused because another tab has a newer one', happened: inOrder(/← 409 .*stale-run/) },
  { name: 'two tabs confirm one cart', happened: inOrder(/order .* already-confirming/) },
  { name: 'the cart changes while it is confirmed', happened: inOrder(/order .* cart-changed/) },
  { name: 'the host computes other totals', happened: inOrder(/order .* totals-changed/) },
  { name: 'the host refuses an order', happened: inOrder(/order .* … refused/) },
  { name: 'the host refuses a line, and the screen shows it', happened: inOrder(/is told that the host refused/) },
  {
    name: 'an order fails and is sent again',
    happened: inOrder(/^fault (before|after)@.*\/order\//, /→ POST \/api\/order/, /← 200 \/api\/order/),
  },
  {
    name: 'the answer to a coupon is lost',
    happened: inOrder(/^(answer lost|fault after)@.*\/cart\.apply-coupon\//),
  },
  {
    name: 'two tabs make a cart at once',
    happened: inOrder(
      /→ POST \/api\/cart\/create/,
      /→ POST \/api\/cart\/create/,
      /← 200 \/api\/cart\/create/,
      /← 200 \/api\/cart\/create/,
    ),
  },
  {
    name: 'a line whose write was lost is removed',
    happened: inOrder(/^(answer lost|fault after)@.*\/cart\.update\//, /^✓ .* gone/, /→ POST \/api\/cart\/delete/),
  },
  { name: 'a guest with a cart signs in', happened: inOrder(/^✓ .* … shown/, /^✓ is signed in/) },
  {
    name: 'a page dies while it signs in',
    happened: inOrder(/^killed.*@.*\/(user\.login|user\.me|session\.update)\//),
  },
  {
    name: 'a token ends and is renewed',
    happened: inOrder(/← 401/, /→ POST \/api\/user\/refresh/, /← 200 \/api\/user\/refresh/),
  },
  {
    name: 'the answer to a renewal is lost',
    happened: inOrder(/^(answer lost|fault after|connection reset|request lost)@.*\/user\.refresh\//),
  },
  {
    name: 'a cart with unsent changes is left at a sign-out and found again',
    happened: inOrder(/is offline/, /… shown/, /signs out/, /^✓ is signed in/),
  },
  { name: 'another tab receives a change late', happened: inOrder(/^message late@/) },
  {
    name: 'two devices change an account’s cart',
    happened: byTwo(/^✓ is signed in/, /→ POST \/api\/cart\/(update|delete)/),
  },
  { name: 'one device orders what another shows', happened: byTwo(/^✓ is signed in/, /^✓ order .* made/) },
  {
    name: 'an original client orders what a tab shows',
    happened: inOrder(/^✓ is signed in/, /→ POST \/api\/cart\/update/, /^✓ order .* … made/),
  },
  {
    name: 'all tokens are refused for a while',
    happened: inOrder(/^takes no token/, /← 401/, /→ POST \/api\/user\/refresh/, /← 200 \/api\/user\/refresh/, /← 401/),
  },
  { name: 'a token is refused once', happened: inOrder(/^token refused@/, /← 200 \/api\/user\/refresh/) },
  {
    name: 'a login that was revoked ends, and the shopper signs in again',
    happened: inOrder(/^has revoked all logins/, /← 401 \/api\/user\/refresh/, /^✓ is signed in/),
  },
  { name: 'a password is changed', happened: inOrder(/^✓ has changed the password/) },
  { name: 'a new customer registers and signs in', happened: inOrder(/^✓ has registered/, /^✓ is signed in/) },
  {
    name: 'details are changed without a network and sent later',
    happened: inOrder(/is offline/, /^✓ is to be called/, /is online/, /→ POST \/api\/user\/me/),
  },
  { name: 'the answer to a change of details is lost', happened: inOrder(/^(answer lost|fault after)@.*\/user\.me\//) },
  { name: 'a removal is undone', happened: inOrder(/… gone/, /… back/) },
  { name: 'a laptop sleeps while a request is on its way', happened: inOrder(/→ /, /^sleeps for/, /← /) },
  {
    name: 'a read of the disk is given up',
    happened: inOrder(/^disk slow@.*\.(read|all)\//, /The disk did not answer in time/),
  },
  {
    name: 'new tokens wait for the lock',
    happened: inOrder(/^lock slow@.*\/refresh lock\//, /→ POST \/api\/user\/refresh/),
  },
]

/** Names of the marks that a history hit, apart from those that are known to be hit. */
export function hitsOf({ lines }: HistoryResult, known: ReadonlySet<string>): readonly string[] {
  return MARKS.filter(({ name, happened }) => !known.has(name) && happened(lines)).map(({ name }) => name)
}
