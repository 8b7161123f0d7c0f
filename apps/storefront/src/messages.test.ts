import { messages as shop } from '@vitrin/i18n/messages/sv'
import { describe, expect, it } from 'vitest'
import { allMessages } from './messages'

const en = async () => ({ messages: { 'hero.alt': 'A shower' }, overrides: { 'cart.title': 'Basket' } })
const sv = async () => ({ messages: { 'hero.alt': 'En dusch' }, overrides: { 'cart.title': 'Korg' } })

describe('allMessages', () => {
  it('adds the texts of the theme to those of the shop, and takes its overrides', async () => {
    const messages = await allMessages({ messages: { en, sv } }, 'sv-SE')
    expect(messages).toEqual({ ...shop, 'hero.alt': 'En dusch', 'cart.title': 'Korg' })
  })

  it('takes only the own texts of a theme that does not have the language of the shop', async () => {
    const messages = await allMessages({ messages: { en } }, 'sv-SE')
    expect(messages).toEqual({ ...shop, 'hero.alt': 'A shower' })
  })
})
