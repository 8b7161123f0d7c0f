import type { FieldRefusal } from '@vitrin/kernel'
import type { AccountRefusal } from './new-account'

export interface HostRefusal {
  readonly message: string
  readonly fields: readonly Pick<FieldRefusal, 'field'>[]
}

/** Finds the checkout field that the host refused. Some hosts name it only in their message (contract §15.14). */
export function accountRefusal({ message, fields }: HostRefusal): AccountRefusal {
  const texts = [message, ...fields.map(({ field }) => field)].join(' ')
  const field = /e-?mail/i.test(texts) ? 'emailAddress' : /password/i.test(texts) ? 'password' : undefined
  return { code: 'account-refused', message, field }
}
