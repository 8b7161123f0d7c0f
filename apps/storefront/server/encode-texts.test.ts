import { describe, expect, it } from 'vitest'
import { encodeTexts } from './encode-texts'

describe('encodeTexts', () => {
  it('gives the bytes of all texts in their order', () => {
    const texts = ['Duschdörr ', Buffer.from('Åre'), ' – ⌀ 12 ', '', '\u{1F6BF}']
    expect(encodeTexts(texts).toString()).toBe('Duschdörr Åre – ⌀ 12 \u{1F6BF}')
    expect(encodeTexts([]).length).toBe(0)
  })

  it('gives the same for texts that are larger than any page', () => {
    const long = '–ö'.repeat(400_000)
    expect(encodeTexts(['a', long, Buffer.from(long)]).toString()).toBe(`a${long}${long}`)
  })

  it('keeps its answers apart', () => {
    const first = encodeTexts(['ett'])
    encodeTexts(['två'])
    expect(first.toString()).toBe('ett')
  })
})
