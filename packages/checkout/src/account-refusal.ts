import type { FieldRefusal } from '@vitrin/kernel'
import type { AccountRefusal } from './new-account'

export interface HostRefusal {
  readonly message: string
  readonly fields: readonly Pick<FieldRefusal, 'field'>[]
}

/** Finds the checkout field that the host's refusal of an account is about. Some hosts only say it in a sentence (contract §15.14). */
export function accountRefusal({ message, fields }: HostRefusal): AccountRefusal {
  const words = [message, ...fields.map(({ field }) => field)].join(' ')
  const field = /e-?mail/i.test(words) ? 'emailAddress' : /password/i.test(words) ? 'password' : undefined
  return { code: 'account-refused', message, field }
}
