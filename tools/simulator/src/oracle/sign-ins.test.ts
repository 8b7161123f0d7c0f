import { describe, expect, it } from 'vitest'
import { SignIns } from './sign-ins'

const OWNER = { email: 'asa@example.se', address: '10.0.0.1' }
const at = (atMs: number) => ({ ...OWNER, atMs })
const NEXT_MS = 2_000

describe('the sign-ins of an owner', () => {
  it('may be asked to wait once, and again after a try that got no answer', () => {
    const signIns = new SignIns()
    signIns.tried(at(0))
    signIns.askedToWait(at(0), 1)
    signIns.tried(at(NEXT_MS))
    signIns.tried(at(NEXT_MS + 1))
    signIns.askedToWait(at(NEXT_MS + 1), 2)
    expect(signIns.keptOut).toBeUndefined()
  })

  it('must not wait again after the wait, for more than a minute, or where they have succeeded before', () => {
    const again = new SignIns()
    again.askedToWait(at(0), 1)
    again.tried(at(NEXT_MS))
    again.askedToWait(at(NEXT_MS), 1)
    const long = new SignIns()
    long.askedToWait(at(0), 61)
    const known = new SignIns()
    known.succeeded(OWNER)
    known.askedToWait(at(0), 1)
    expect([again, long, known].map(({ keptOut }) => keptOut)).toEqual([
      expect.stringContaining('has waited'),
      expect.stringContaining('61 s'),
      expect.stringContaining('before'),
    ])
  })

  it('may wait for a quarter of an hour at the address of an attacker', () => {
    const signIns = new SignIns()
    signIns.shared(OWNER.address)
    signIns.succeeded(OWNER)
    signIns.askedToWait(at(0), 900)
    expect(signIns.keptOut).toBeUndefined()
  })
})
