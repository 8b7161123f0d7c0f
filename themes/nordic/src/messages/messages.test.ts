import { translationFaults } from '@vitrin/i18n/testing'
import { expect, it } from 'vitest'
import { messages as english } from './en'
import { messages as swedish } from './sv'

it('nordic’s own texts have the same placeholders in Swedish', () => {
  expect(translationFaults(english, swedish, 'sv')).toEqual([])
})

it('nordic’s own texts have no exclamation mark in Swedish', () => {
  expect(Object.values(swedish).filter((text) => text.includes('!'))).toEqual([])
})
