import { describe, expect, it } from 'vitest'
import { createI18n } from './create-i18n'
import { swedishView } from './testing'

const messages = {
  'cart.added': '{{name}} ligger i varukorgen.',
  'cart.count_one': '{{count}} vara',
  'cart.count_other': '{{count}} varor',
}
type TestKey = 'cart.added' | 'cart.count' | 'cart.more' | 'error: 404.' | 'cart.unknown'

const swedish = (onMessageUsed?: (key: string) => void) =>
  createI18n<TestKey>({ storeView: swedishView, messages, onMessageUsed })

describe('createI18n', () => {
  it('has its texts at once, and does not escape values, because the renderer does', () => {
    const i18n = swedish()
    expect(i18n.locale).toBe('sv-SE')
    expect(i18n.t('cart.added', { name: 'Dörr <Unden> & Co' })).toBe('Dörr <Unden> & Co ligger i varukorgen.')
  })

  it('chooses the plural form', () => {
    const i18n = swedish()
    expect([1, 2, 0].map((count) => i18n.t('cart.count', { count }))).toEqual(['1 vara', '2 varor', '0 varor'])
  })

  it('treats dots and colons in a key as plain characters', () => {
    const i18n = swedish()
    i18n.add({ 'error: 404.': 'Finns inte' })
    expect(i18n.t('error: 404.')).toBe('Finns inte')
  })

  it('gives an empty text for a key that is not loaded, and shares nothing between instances', () => {
    const [one, other] = [swedish(), swedish()]
    one.add({ 'cart.more': 'Mer', 'cart.added': 'Tillagd' })
    expect([one.t('cart.more'), one.t('cart.count', { count: 1 })]).toEqual(['Mer', '1 vara'])
    expect(other.t('cart.more')).toBe('')
    expect(other.t('cart.added', { name: 'Dörren' })).toBe('Dörren ligger i varukorgen.')
  })

  it('reports the key of each text that is used, also through its engine', () => {
    const used: string[] = []
    const i18n = swedish((key) => used.push(key))
    i18n.t('cart.count', { count: 2 })
    i18n.engine.t('cart.added', { name: 'X' })
    i18n.t('cart.unknown')
    expect(used).toEqual(expect.arrayContaining(['cart.count_other', 'cart.added']))
    expect(used).not.toContain('cart.count_one')
  })

  it('has the formats of its store view', () => {
    expect(swedish().formats.length(5)).toBe('5\u00a0mm')
  })
})
