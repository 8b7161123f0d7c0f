import type { AccountRejection, NewsletterRejection } from '../model'

/** The refusal of a form whose only field is an address, as the account's forms show it. */
export function emailRejection(rejection: NewsletterRejection): AccountRejection {
  return rejection.code === 'required' || rejection.code === 'email-invalid'
    ? { code: 'invalid', issues: [{ field: 'email', code: rejection.code }] }
    : { code: 400, message: ('message' in rejection && rejection.message) || '', fields: [] }
}
