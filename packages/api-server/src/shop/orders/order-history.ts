import type { WireOrderHistory } from '@vitrin/api-contract/wire'
import type { ShopContext } from '../context'
import { readOrder, type WireOrder } from './read-order'

interface Page {
  readonly pageSize: number
  readonly currentPage: number
}

/** Newest first (contract §4). */
export function orderHistory(
  context: ShopContext,
  customerId: number,
  { pageSize, currentPage }: Page,
): WireOrderHistory<WireOrder> {
  const { database } = context
  const orders = database.orders.ofCustomer(customerId, pageSize, (currentPage - 1) * pageSize)
  return {
    items: orders.map((order) => readOrder(context, order)),
    search_criteria: { page_size: pageSize, current_page: currentPage },
    total_count: database.orders.countOfCustomer(customerId),
  }
}
