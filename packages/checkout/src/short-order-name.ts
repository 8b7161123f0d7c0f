const LENGTH = 6

/** The short name of an order on this device: the end of its id, for example `3F9A1C`. */
export function shortOrderName(order_id: string): string {
  return order_id
    .replaceAll(/[^0-9a-z]/gi, '')
    .slice(-LENGTH)
    .toUpperCase()
}
