import { describe, expect, it } from 'vitest'
import { stem, words } from './swedish-words'
import { Vocabulary } from './vocabulary'
import { wordMatches } from './word-matches'

/** The words that an asked word may mean, best first. */
function meant(asked: string, text: string, isLast = false): readonly string[] {
  const vocabulary = new Vocabulary()
  const forms = new Map(words(text).map((word) => [vocabulary.add(stem(word), word, 'name').number, word]))
  vocabulary.seal()
  return wordMatches(asked, vocabulary, isLast)
    .groups.flatMap((fits) => [...fits])
    .toSorted(([, one], [, other]) => other - one)
    .map(([term]) => forms.get(term) ?? '')
}

describe('wordMatches', () => {
  it('prefers the word with the same dots, in compounds and while typing, too', () => {
    expect(meant('mått', 'mattsvart måttagning')).toEqual(['måttagning', 'mattsvart'])
    expect(meant('matt', 'måttagning mattsvart')).toEqual(['mattsvart', 'måttagning'])
    expect(meant('hår', 'harpun hårband', true)).toEqual(['hårband', 'harpun'])
    expect(meant('bord', 'skrivbörd skrivbord')).toEqual(['skrivbord', 'skrivbörd'])
  })
})
