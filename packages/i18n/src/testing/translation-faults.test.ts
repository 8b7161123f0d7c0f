import { describe, expect, it } from 'vitest'
import { translationFaults } from './translation-faults'

const english = {
  'cart.added': 'Added {{name}}',
  'cart.count_one': '{{count}} item',
  'cart.count_other': '{{count}} items',
}

describe('translationFaults', () => {
  it('finds none in a good translation', () => {
    const swedish = {
      'cart.added': '{{name}} ligger i korgen',
      'cart.count_one': 'En vara',
      'cart.count_other': '{{count}} varor',
    }
    expect(translationFaults(english, { ...swedish, 'cart.count_one': '{{count}} vara' }, 'sv')).toEqual([])
    expect(translationFaults(english, swedish, 'sv')).toEqual([
      '"cart.count_one" has the placeholders [], but the English text has [{{count}}].',
    ])
  })

  it('names a text that is empty or has another placeholder', () => {
    const swedish = {
      'cart.added': '{{product}} ligger i korgen',
      'cart.count_one': ' ',
      'cart.count_other': '{{count}} varor',
    }
    expect(translationFaults(english, swedish, 'sv')).toEqual([
      '"cart.added" has the placeholders [{{product}}], but the English text has [{{name}}].',
      '"cart.count_one" is empty.',
    ])
  })

  it('names the plural forms that a language needs besides those of English', () => {
    const polish = { ...english, 'cart.count_few': '{{count}} produkty' }
    expect(translationFaults(english, polish, 'pl')).toEqual(['"cart.count_many" is missing: pl needs it.'])
  })

  it('names a text that is too long for its place, and one that the source does not have', () => {
    const swedish = { ...english, 'cart.added': `${'Nu ligger varan '.repeat(4)}{{name}}`, 'cart.gone': 'Borta' }
    expect(translationFaults(english, swedish, 'sv')).toEqual([
      '"cart.added" has 72 characters, at most 37 have place.',
      '"cart.gone" is not a text of the source.',
    ])
  })
})
