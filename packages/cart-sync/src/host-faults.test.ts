import { HostRejection, TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import { isCartGone, isNoAnswer, logLevelOf } from './host-faults'

describe('a fault of the host', () => {
  const rejection = (code: number) => new HostRejection({ code, result: 'no' })

  it('means that the cart is gone for 401 and 404', () => {
    expect([401, 404, 400, 500].map((code) => isCartGone(rejection(code)))).toEqual([true, true, false, false])
    expect(isCartGone(new TransportError('network', ''))).toBe(false)
  })

  it('is no answer where the host did not decide', () => {
    const codes = [400, 401, 404, 409, 429, 500, 503]
    const undecided = (namesLine: boolean) => codes.filter((code) => isNoAnswer(rejection(code), namesLine))
    expect([undecided(false), undecided(true)]).toEqual([
      [401, 409, 429, 503],
      [401, 404, 409, 429, 503],
    ])
    expect([isNoAnswer(new TransportError('timeout', ''), false), isNoAnswer(new Error('bug'), true)]).toEqual([
      true,
      false,
    ])
  })

  it('is a warning unless the next run repairs it', () => {
    expect([logLevelOf(rejection(409)), logLevelOf(rejection(404)), logLevelOf(new Error('bug'))]).toEqual([
      'debug',
      'warn',
      'warn',
    ])
  })
})
