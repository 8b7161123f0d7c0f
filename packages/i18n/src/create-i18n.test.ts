import { describe, expect, it } from 'vitest'
import { createI18n, sharedI18n } from './create-i18n'
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

  it('reports the key of each text that is used', () => {
    const used: string[] = []
    const i18n = swedish((key) => used.push(key))
    i18n.t('cart.count', { count: 2 })
    i18n.t('cart.added', { name: 'X' })
    i18n.t('cart.more')
    i18n.t('cart.unknown')
    expect(used).toEqual(expect.arrayContaining(['cart.count_other', 'cart.added']))
    expect(used).not.toContain('cart.count_one')
  })

  it('says when texts have come that were asked for, and only then', () => {
    const i18n = swedish()
    let told = 0
    const end = i18n.subscribe(() => (told += 1))
    i18n.t('cart.count', { count: 1 })
    i18n.add({ 'cart.more': 'Mer' })
    expect([told, i18n.revision]).toEqual([0, 0])
    i18n.t('cart.unknown')
    i18n.add({ 'cart.unknown': 'Nu känd' })
    expect([told, i18n.revision]).toEqual([1, 1])
    end()
    i18n.t('error: 404.')
    i18n.add({ 'error: 404.': 'Finns inte' })
    expect([told, i18n.revision]).toEqual([1, 2])
  })

  it('has the formats of its store view', () => {
    expect(swedish().formats.length(5)).toBe('5\u00a0mm')
  })

  it('shares its texts between the requests of a server, each of which knows what it used', () => {
    const of = sharedI18n<TestKey>({ storeView: swedishView, messages })
    const used: string[][] = [[], []]
    const [one, other] = used.map((keys) => of((key) => keys.push(key)))
    expect([one!, other!].map(({ t }) => t('cart.count', { count: 2 }))).toEqual(['2 varor', '2 varor'])
    expect(one!.t('cart.added', { name: 'Dörren' })).toBe('Dörren ligger i varukorgen.')
    expect(used).toEqual([['cart.count_other', 'cart.added'], ['cart.count_other']])
    expect(() => one!.add({ 'cart.more': 'Mer' })).toThrow('none can be added')
  })
})
