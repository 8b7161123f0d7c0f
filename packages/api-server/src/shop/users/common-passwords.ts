import { dictionary } from '@zxcvbn-ts/language-common'
import { refusedValue } from '../calls/refusals'
import type { ShopOutcome } from '../calls/shop-call'

const TOO_COMMON = 'This password is among the first that others try. Please choose another one.'
/** Shorter passwords are refused for their length. */
const SHORTEST = 8

const COMMON = new Set(dictionary['passwords-common'].filter((password) => password.length >= SHORTEST))

/** Refuses a password that programs try first (docs/decisions/0101). `field` is where the request holds it. */
export function refuseCommonPassword(password: string, field: string): ShopOutcome | undefined {
  const isCommon = COMMON.has(password.normalize('NFKC').trim().toLowerCase())
  return isCommon ? refusedValue(TOO_COMMON, field, 'should not be a common password') : undefined
}
