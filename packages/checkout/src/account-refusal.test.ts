import { describe, expect, it } from 'vitest'
import { accountRefusal } from './account-refusal'

describe('accountRefusal', () => {
  it.each([
    ['A customer with the same e-mail already exists', [], 'emailAddress'],
    ['This Email is taken', [], 'emailAddress'],
    ['', [{ field: 'password' }], 'password'],
    ['Out of order', [], undefined],
  ] as const)('of "%s" with the fields %j is about %s', (message, fields, field) => {
    expect(accountRefusal({ message, fields })).toEqual({ code: 'account-refused', message, field })
  })
})
