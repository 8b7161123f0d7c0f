import type { Customer } from '@vitrin/kernel'

export function aCustomer(fields: Partial<Customer> = {}): Customer {
  return { id: 7, group_id: 1, email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg', addresses: [], ...fields }
}
