import { messages as shared } from '@vitrin/i18n/messages/en'
import { describe, expect, it } from 'vitest'
import { messages as english } from './en'
import { messages as swedish } from './sv'

const placeholders = (sentence: string) =>
  [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted((a, b) => a.localeCompare(b))

describe('the theme’s messages', () => {
  it('are all said in Swedish, with the same values', () => {
    expect(Object.keys(swedish)).toEqual(Object.keys(english))
    for (const [key, sentence] of Object.entries(english)) {
      expect([key, placeholders(swedish[key as keyof typeof english])]).toEqual([key, placeholders(sentence)])
    }
  })

  it('leave the shared sentences to @vitrin/i18n', () => {
    expect(Object.keys(english).filter((key) => key in shared)).toEqual([])
  })

  it('shout at nobody in Swedish', () => {
    expect(Object.values(swedish).filter((sentence) => sentence.includes('!'))).toEqual([])
  })
})
