import { describe, expect, it } from 'vitest'
import { createNames } from './names'

const names = createNames({
  'cart.checkout': 'Till kassan',
  'cart.removeName': 'Ta bort {{name}}',
  'shell.cartCount_one': 'Varukorg, {{count}} vara',
  'shell.cartCount_other': 'Varukorg, {{count}} varor',
})

describe('names from messages', () => {
  it('takes a text without placeholders as the whole name', () => {
    expect(names.whole('cart.checkout')).toBe('Till kassan')
  })

  it('fills placeholders, and treats the value as plain text', () => {
    expect('Ta bort Spegel (rund)').toMatch(names.whole('cart.removeName', { name: 'Spegel (rund)' }))
    expect('Ta bort Spegel rund').not.toMatch(names.whole('cart.removeName', { name: 'Spegel (rund)' }))
  })

  it('matches each plural form and any value that is not given', () => {
    for (const name of ['Varukorg, 1 vara', 'Varukorg, 12 varor']) expect(name).toMatch(names.whole('shell.cartCount'))
    expect('Varukorg').not.toMatch(names.whole('shell.cartCount'))
  })

  it('matches the whole text of one of several keys', () => {
    const name = names.oneOf('cart.checkout', 'shell.cartCount')
    for (const text of ['Till kassan', 'Varukorg, 12 varor']) expect(text).toMatch(name)
    expect('Till kassan nu').not.toMatch(name)
  })

  it('matches no-break spaces where the message has a space', () => {
    expect('Ta\u00a0bort Spegel').toMatch(names.starting('cart.removeName', { name: 'Spegel' }))
  })

  it('names a key that no message has', () => {
    expect(() => names.whole('cart.undo')).toThrow('No message has the key cart.undo.')
  })
})
