import { describe, expect, it } from 'vitest'
import { hostSentences } from './messages/host-sentences-sv'
import { translateHostSentence } from './translate-host-sentence'

const swedish = (sentence: string) => translateHostSentence(hostSentences, sentence)

describe('translateHostSentence', () => {
  it('finds a sentence by its English text', () => {
    expect(swedish('The requested qty is not available')).toBe('Så många finns inte i lager.')
  })

  it('puts the values of the host into the translation', () => {
    expect(swedish("The consumer isn't authorized to access self.")).toBe(
      'Din inloggning gäller inte längre. Logga in igen.',
    )
    expect(swedish('No such entity with email = asa@example.se, websiteId = 1')).toBe(
      'Det finns inget konto med adressen asa@example.se.',
    )
    expect(swedish('Error while adding products. Error: $& (x)\nmore')).toBe(
      'Varorna kunde inte läggas till i beställningen.',
    )
  })

  it('returns undefined for a sentence without a translation', () => {
    expect(swedish('Something entirely new')).toBeUndefined()
    expect(swedish('constructor')).toBeUndefined()
  })
})
