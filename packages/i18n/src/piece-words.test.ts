import { describe, expect, it } from 'vitest'
import { createPieceWords } from './piece-words'
import { swedishView } from './testing'

const words = createPieceWords(swedishView.i18n)
const nbsp = '\u00a0'
const own = { label: 'Storlek', value: 'Egna mått' }
const choices = [
  { label: 'Profil', value: 'Mattsvart' },
  { label: 'Glas', value: 'Klarglas' },
  { label: 'Gångjärn', value: 'Vänster' },
  { label: 'Pärlyta', value: 'Utan' },
]

describe('the words of a piece', () => {
  it('say each choice so that it is understood without the page of the product', () => {
    expect(words({ options: choices })).toEqual(['Mattsvart · Klarglas · Gångjärn vänster · Ingen pärlyta'])
  })

  it('begin with the measures, which are not repeated among the choices', () => {
    const measures = [
      { label: 'Bredd', value: '874 mm' },
      { label: 'Höjd', value: '1985 mm' },
    ]
    const [profile, ...others] = choices
    expect(
      words({
        options: [profile!, own, ...measures, ...others],
        made_to_measure: { measures: { width: 874, height: 1985 } },
      }),
    ).toEqual([`874${nbsp}×${nbsp}1${nbsp}985${nbsp}mm`, 'Mattsvart · Klarglas · Gångjärn vänster · Ingen pärlyta'])
  })

  it('name each measure of a piece without a drawing', () => {
    expect(
      words({
        options: [
          own,
          { label: 'Höjd, mm', value: '1985 mm' },
          { label: 'Bredd, mm', value: '893' },
          { label: 'Djup', value: '890 mm' },
        ],
      }),
    ).toEqual([`Höjd: 1${nbsp}985${nbsp}mm · Bredd: 893${nbsp}mm · Djup: 890${nbsp}mm`])
  })

  it('leave a text of the shopper and an unknown choice as they are', () => {
    expect(
      words({
        options: [
          { label: 'Gravyr', value: 'Åsa' },
          { label: 'Text', value: 'Utan' },
          { label: 'constructor', value: '__proto__' },
        ],
      }),
    ).toEqual(['Gravyr: Åsa · Text: Utan · constructor: __proto__'])
  })

  it('are empty for a piece without choices', () => {
    expect(words({ options: [] })).toEqual([])
  })

  it('show labels and values where the view has no words for choices', () => {
    const { choiceWords: _, ...settings } = swedishView.i18n
    expect(createPieceWords(settings)({ options: [choices[2]!] })).toEqual(['Gångjärn: Vänster'])
  })
})
