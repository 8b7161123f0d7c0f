/** The group of everybody who is not signed in (contract §15.9). */
export const GUEST_GROUP = 0

/** The platform's "General" group: every customer of this shop is in it. */
export const CUSTOMER_GROUP = 1

export function groupOfCustomer(customerId: number | undefined): number {
  return customerId === undefined ? GUEST_GROUP : CUSTOMER_GROUP
}
