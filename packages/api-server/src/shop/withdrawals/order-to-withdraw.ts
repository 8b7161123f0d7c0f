import type { WireWithdrawalLine } from '@vitrin/api-contract/wire'
import { isExemptFromWithdrawal } from '@vitrin/made-to-measure'
import type { HostDatabase, StoredOrder } from '../../database'

/** The order number with its leading zeros, which shoppers may leave out. */
export function printedNumber(typed: string): string {
  return /^\d{1,9}$/.test(typed) ? typed.padStart(9, '0') : typed
}

export function orderByNumber({ orders }: HostDatabase, number: string): StoredOrder | undefined {
  return orders.byIncrementId(printedNumber(number))
}

/** The order of a number, if the address is the one that its confirmation went to. */
export function orderOfAddress(database: HostDatabase, number: string, email: string): StoredOrder | undefined {
  const order = orderByNumber(database, number)
  return order?.doc.customer_email === email ? order : undefined
}

interface OrderLine {
  readonly item_id: number
  readonly name: string
  readonly qty_ordered: number
  readonly options: WireWithdrawalLine['options']
  readonly made_to_measure?: object
}

export function withdrawalLines({ items }: StoredOrder): readonly WireWithdrawalLine[] {
  return (items as unknown as readonly OrderLine[]).map(({ item_id, name, qty_ordered, options, made_to_measure }) => ({
    item_id,
    name,
    qty: qty_ordered,
    options,
    is_exempt: isExemptFromWithdrawal({ made_to_measure }),
  }))
}
