import type { ListedProduct } from '@vitrin/catalog'
import type { StoredOrder, StoredOrderHistory } from '@vitrin/checkout'
import { NO_NEWSLETTER, type Claim, type Newsletter } from '@vitrin/content'
import type { SyncTask } from '@vitrin/sync-queue'
import {
  checkedList,
  fitted,
  hasFields,
  isCount,
  isFields,
  isFlag,
  isListOf,
  isName,
  isNumber,
  isOneOf,
  isText,
  misfits,
  type Check,
  type Fields,
  type Kind,
} from './check'
import { upgradeTask } from '../upgrade-task'

/** Whole or not at all: a record with a fault is never used. */
function checkRecord<Doc>(defaults: Fields, kinds: Readonly<Record<string, Kind>>): Check<Doc> {
  return (stored) => {
    if (!isFields(stored)) return { doc: stored as Doc, faults: stored === undefined ? [] : ['no document'] }
    const doc = { ...defaults, ...stored }
    return { doc: doc as Doc, faults: misfits(kinds, doc) }
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
    task_id: isName,
    url: isName,
    payload: hasFields({ method: isName, headers: isFields }),
    transmited: isFlag,
    scope: isName,
    sequence: isNumber,
    account: isName,
    attempts: isCount,
    state: isOneOf('waiting', 'on-hold', 'failed', 'refused'),
    acknowledged: isFlag,
    silent: isFlag,
    is_result_cacheable: isFlag,
    keep_refused: isFlag,
    supersedes: isFlag,
  },
)

/** A page of an older build may still run, and store a task in its form, after the database was upgraded. */
export const checkTask: Check<SyncTask> = (stored) => checkCurrentTask(upgradeTask(stored))

export const checkOrder = checkRecord<StoredOrder>(
  { user_id: '' },
  {
    order_id: isName,
    user_id: isText,
    transmited: isFlag,
    products: isListOf(hasFields({ sku: isName, qty: isNumber })),
    addressInformation: hasFields({ billingAddress: isFields }),
  },
)

export const checkOrderHistory = checkRecord<StoredOrderHistory | undefined>(
  {},
  {
    account: isName,
    total_count: isCount,
    items: isListOf(
      hasFields({ increment_id: isName, created_at: isText, grand_total: isNumber, items: Array.isArray }),
    ),
  },
)

export const checkProducts = checkedList<ListedProduct>(
  hasFields({ id: isNumber, sku: isName, name: isText, type_id: isName }),
)

export const checkTerms = checkedList<string>(isName)

export const checkNewsletter: Check<Newsletter> = (stored) =>
  fitted(NO_NEWSLETTER, { isSubscribed: isFlag, email: isText }, stored)

export const checkClaim = checkRecord<Claim>(
  {},
  { code: isName, created_at: isText, value: isText, description: isText },
)
