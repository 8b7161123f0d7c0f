import { describe, expect, it } from 'vitest'
import { HostRejection, printable } from './errors'

describe('HostRejection', () => {
  it('finds the sentence of an answer in each place where hosts put it [R8.08] [R8.14]', () => {
    expect(printable('No such entity')).toBe('No such entity')
    expect(printable({ result: 'nested' })).toBe('nested')
    expect(printable({ errorMessage: "The password doesn't match this account." })).toBe(
      "The password doesn't match this account.",
    )
    expect(printable({ code: 'ENOTFOUND' })).toBeUndefined()
    expect(printable(null)).toBeUndefined()
  })

  it('distinguishes faults of the host from refusals', () => {
    expect(new HostRejection({ code: 503, result: null }).isServerFault).toBe(true)
    expect(new HostRejection({ code: 409, result: 'no', reason: 'totals-changed' }).isServerFault).toBe(false)
  })
})
