import { describe, expect, it } from 'vitest'
import { contactNotification } from './notify-contact-outcome'

describe('contactNotification', () => {
  it('says which question arrived', () => {
    expect(contactNotification({ type: 'received', subject: 'Duschhörna' }, () => undefined)).toEqual({
      type: 'success',
      message: { key: 'contact.received', values: { subject: 'Duschhörna' } },
    })
  })

  it('keeps a refusal until it is closed', () => {
    expect(contactNotification({ type: 'refused', message: undefined }, () => undefined)).toEqual({
      type: 'error',
      hasNoTimeout: true,
      message: { key: 'contact.refused', values: { details: '' } },
    })
  })
})
