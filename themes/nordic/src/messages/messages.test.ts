import { translationFaults } from '@vitrin/i18n/testing'
import { expect, it } from 'vitest'
import { ownTexts } from '../testing/own-texts'

const { en: english, ...translations } = ownTexts

it.each(Object.entries(translations))(
  'nordic’s own texts have the same keys and placeholders in %s',
  (language, texts) => {
    expect(translationFaults(english, texts, language)).toEqual([])
  },
)

it.each(Object.entries(translations))('nordic’s own texts have no exclamation mark in %s', (_, texts) => {
  expect(Object.values(texts).filter((text) => text.includes('!'))).toEqual([])
})
