import { describe, expect, it } from 'vitest'
import { AddressRests } from './address-rests'

describe('AddressRests', () => {
  const open = () => {
    let nowMs = 0
    const rests = new AddressRests(() => nowMs)
    return { rests, pass: (ms: number) => void (nowMs += ms) }
  }

  it('makes an address rest three times as long as it worked, while another one asks', () => {
    const { rests, pass } = open()
    rests.asked('b')
    rests.asked('a')
    rests.worked('a', 10)
    expect([rests.restMs('a'), rests.restMs('b')]).toEqual([30, 0])
    pass(20)
    rests.worked('a', 10)
    expect(rests.restMs('a')).toBe(40)
    pass(40)
    expect(rests.restMs('a')).toBe(0)
  })

  it('lets an address work without rests while it is alone, and for a second after the last request of another', () => {
    const { rests, pass } = open()
    rests.asked('a')
    rests.worked('a', 10)
    expect(rests.restMs('a')).toBe(0)
    rests.asked('b')
    expect(rests.restMs('a')).toBe(30)
    pass(1000)
    rests.asked('a')
    rests.worked('a', 10)
    expect(rests.restMs('a')).toBe(0)
  })

  it('keeps a debt of half a second at most', () => {
    const { rests } = open()
    rests.worked('a', 100_000)
    rests.asked('b')
    expect(rests.restMs('a')).toBe(500)
  })
})
