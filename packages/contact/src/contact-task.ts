import type { OutboxTask } from '@vitrin/kernel'
import type { KeptForm } from './contact-document'

export const CONTACT_SCOPE = 'contact'

/** The task of a form. It holds no more than the id of the form, whose content is stored once. */
export function taskOf({ id, account }: KeptForm): OutboxTask {
  return {
    task_id: id,
    scope: CONTACT_SCOPE,
    url: '/api/ext/contact-form/send',
    payload: { method: 'POST', form: true },
    account,
    silent: true,
    keep_refused: true,
  }
}
