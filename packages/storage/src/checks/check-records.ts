import type { ListedProduct } from '@vitrin/catalog'
import type { StoredOrder, StoredOrderHistory } from '@vitrin/checkout'
import { NO_NEWSLETTER, type Claim, type Newsletter } from '@vitrin/content'
import type { SyncTask } from '@vitrin/sync-queue'
import {
  checkedList,
  withDefaults,
  hasFields,
  isCount,
  isObject,
  isBoolean,
  isListOf,
  isNonEmptyString,
  isNumber,
  isOneOf,
  isString,
  optional,
  invalidFields,
  type Check,
  type Fields,
  type Guard,
} from './check'
import { upgradeTask } from '../upgrade-task'

/** A record with an invalid field is not used at all. */
function checkRecord<Doc>(defaults: Fields, guards: Readonly<Record<string, Guard>>): Check<Doc> {
  return (stored) => {
    if (!isObject(stored)) return { doc: stored as Doc, faults: stored === undefined ? [] : ['no document'] }
    const doc = { ...defaults, ...stored }
    return { doc: doc as Doc, faults: invalidFields(guards, doc) }
  }
}

/** Without scope, account or sequence it is unknown when and for which account a task may be sent. */
const checkCurrentTask = checkRecord<SyncTask>(
  {
    attempts: 0,
    state: 'waiting',
    acknowledged: false,
    silent: false,
    is_result_cacheable: false,
    keep_refused: false,
    supersedes: false,
  },
  {
    task_id: isNonEmptyString,
    url: isNonEmptyString,
    payload: hasFields({ method: isNonEmptyString, headers: isObject }),
    transmited: isBoolean,
    scope: isNonEmptyString,
    sequence: isNumber,
    account: isNonEmptyString,
    attempts: isCount,
    state: isOneOf('waiting', 'on-hold', 'unsure', 'failed', 'refused'),
    acknowledged: isBoolean,
    silent: isBoolean,
    is_result_cacheable: isBoolean,
    keep_refused: isBoolean,
    supersedes: isBoolean,
  },
)

/** A page of an older build may still run, and store a task in its form, after the database was upgraded. */
export const checkTask: Check<SyncTask> = (stored) => checkCurrentTask(upgradeTask(stored))

export const checkOrder = checkRecord<StoredOrder>(
  { user_id: '' },
  {
    order_id: isNonEmptyString,
    user_id: isString,
    transmited: isBoolean,
    products: isListOf(hasFields({ sku: isNonEmptyString, qty: isNumber })),
    addressInformation: hasFields({ billingAddress: isObject }),
  },
)

export const checkOrderHistory = checkRecord<StoredOrderHistory | undefined>(
  {},
  {
    account: isNonEmptyString,
    total_count: isCount,
    items: isListOf(
      hasFields({ increment_id: isNonEmptyString, created_at: isString, grand_total: isNumber, items: Array.isArray }),
    ),
  },
)

export const checkProducts = checkedList<ListedProduct>(
  hasFields({ id: isNumber, sku: isNonEmptyString, name: isString, type_id: isNonEmptyString }),
)

export const checkTerms = checkedList<string>(isNonEmptyString)

export const checkNewsletter: Check<Newsletter> = (stored) =>
  withDefaults(NO_NEWSLETTER, { isSubscribed: isBoolean, email: isString, awaitsLink: optional(isBoolean) }, stored)

export const checkClaim = checkRecord<Claim>(
  {},
  { code: isNonEmptyString, created_at: isString, value: isString, description: isString },
)
