import { describe, expect, it } from 'vitest'
import { messages as english } from './en'
import { messages as swedish } from './sv'

describe('the texts of states', () => {
  it('say that the shopper is signed out [R4.18 message]', () => {
    expect(english['account.loggedOut']).toBe("You're logged out")
    expect(swedish['account.loggedOut']).toBe('Du är utloggad.')
  })

  it('say what stock a line of the cart has [R4.33]', () => {
    expect([english['stock.in'], english['stock.out']]).toEqual(['In stock!', 'Out of the stock!'])
    expect([swedish['stock.in'], swedish['stock.out']]).toEqual(['I lager', 'Slut i lager'])
  })
})
