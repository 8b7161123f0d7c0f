import { describe, expect, it } from 'vitest'
import { LoginFamilies } from './login-families'

describe('the refresh tokens of a login', () => {
  it('end with it when a token comes whose successor was used, and not before', () => {
    const families = new LoginFamilies()
    families.began('first')
    families.refreshed('first', 'second')
    families.refused('first')
    expect(families.hasEnded('second')).toBe(false)
    families.used('second')
    families.refused('first')
    expect(families.hasEnded('second')).toBe(true)
  })

  it('count as accepted again when an old one gets new tokens', () => {
    const families = new LoginFamilies()
    families.began('first')
    families.refreshed('first', 'second')
    families.refreshed('first', 'third')
    expect(families.acceptedAgain).toBeUndefined()
    families.refreshed('second', 'fourth')
    families.refreshed('third', 'fifth')
    expect(families.acceptedAgain).toBe('third')
  })
})
