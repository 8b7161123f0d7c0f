import { describe, expect, it } from 'vitest'
import { shopTexts, translationFaults } from '../testing'
import { messages as english } from './en'
import { hostSentences as estonianHost } from './host-sentences-et'
import { hostSentences as finnishHost } from './host-sentences-fi'
import { hostSentences as italianHost } from './host-sentences-it'
import { hostSentences as russianHost } from './host-sentences-ru'
import { hostSentences as swedishHost } from './host-sentences-sv'
import { mailMessages as englishMail } from './mail-en'
import { mailMessages as estonianMail } from './mail-et'
import { mailMessages as finnishMail } from './mail-fi'
import { mailMessages as italianMail } from './mail-it'
import { mailMessages as russianMail } from './mail-ru'
import { mailMessages as swedishMail } from './mail-sv'

const languages = [
  { language: 'sv', name: 'Swedish', mail: swedishMail, host: swedishHost, add: 'Lägg i varukorgen' },
  { language: 'et', name: 'Estonian', mail: estonianMail, host: estonianHost, add: 'Lisa ostukorvi' },
  { language: 'ru', name: 'Russian', mail: russianMail, host: russianHost, add: 'В корзину' },
  { language: 'fi', name: 'Finnish', mail: finnishMail, host: finnishHost, add: 'Lisää ostoskoriin' },
  { language: 'it', name: 'Italian', mail: italianMail, host: italianHost, add: 'Aggiungi al carrello' },
] as const

describe.each(languages)('the $name dictionary', ({ language, name, mail, host, add }) => {
  const texts = shopTexts[language]

  it(`has every text, placeholder and plural form of the English one [R1.07 ${name} dictionary]`, () => {
    expect(translationFaults(english, texts, language)).toEqual([])
    expect(texts['product.add']).toBe(add)
  })

  it(`has the texts of mails [R1.07 ${name} dictionary]`, () => {
    expect(translationFaults(englishMail, mail, language)).toEqual([])
  })

  it('has no exclamation mark', () => {
    expect(Object.values({ ...texts, ...mail }).filter((text) => text.includes('!'))).toEqual([])
  })

  it('translates the sentences of an API host with values that they have', () => {
    const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []
    for (const [sentence, translation] of Object.entries(host))
      expect(placeholders(sentence)).toEqual(expect.arrayContaining(placeholders(translation)))
  })
})

it('English is the source of the dictionaries [R1.07 English source]', () => {
  expect(english['product.add']).toBe('Add to cart')
  for (const { language } of languages)
    expect(Object.keys(english).filter((key) => !(key in shopTexts[language]))).toEqual([])
})
