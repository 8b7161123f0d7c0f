import { COUNTRIES, countryOf, loadPhoneRules } from '@vitrin/addresses'
import { beforeAll, describe, expect, it } from 'vitest'
import { contactIssues, type ContactForm } from './contact-issues'

const sweden = countryOf(COUNTRIES, 'SE')
const form: ContactForm = {
  name: 'Åsa Berg',
  telephone: '070-174 06 05',
  email: 'asa@example.se',
  subject: 'Duschhörna',
  question: 'Går det att få hörnan i grått glas?',
  quantity: '',
}
const issuesOf = (change: Partial<ContactForm>) => contactIssues({ ...form, ...change }, sweden)

describe('the fields of the contact form', () => {
  beforeAll(loadPhoneRules)

  it('have no issue when they are right', () => {
    expect(issuesOf({})).toEqual({})
    expect(issuesOf({ quantity: ' 99 ', telephone: '+47 22 12 34 56' })).toEqual({})
  })

  it.each<[string, Partial<ContactForm>, object]>([
    ['a phone number that is missing [R5.20 valid phone]', { telephone: ' ' }, { telephone: { code: 'phone-needed' } }],
    [
      'a phone number that no country has [R5.20 valid phone]',
      { telephone: '070-12' },
      { telephone: { code: 'phone-invalid' } },
    ],
    ['a name of blanks [R5.20 name filled]', { name: '  ' }, { name: { code: 'required' } }],
    ['a subject that is empty [R5.20 subject filled]', { subject: '' }, { subject: { code: 'required' } }],
    [
      'a question of 19 letters [R5.20 question long enough]',
      { question: 'Vad kostar en spege' },
      { question: { code: 'question-too-short', limit: 20 } },
    ],
    [
      'a question of blanks between few letters [R5.20 question long enough]',
      { question: `Hej!${' '.repeat(40)}Vad?` },
      { question: { code: 'question-too-short' } },
    ],
    ['an address without a domain', { email: 'asa@' }, { email: { code: 'email-invalid' } }],
    ['a very long name', { name: 'å'.repeat(256) }, { name: { code: 'text-too-long', limit: 255 } }],
    ['a very long question', { question: 'å'.repeat(5001) }, { question: { code: 'text-too-long', limit: 5000 } }],
  ])('refuse %s', (_, change, issues) => {
    expect(issuesOf(change)).toMatchObject(issues)
    expect(Object.keys(issuesOf(change))).toEqual(Object.keys(issues))
  })

  it.each(['0', '100', '1.5', '-1', '1e1', 'två', '٣', '9999999999'])(
    'refuse %s as the number of pieces [R5.20 number field]',
    (quantity) => expect(issuesOf({ quantity })).toEqual({ quantity: { code: 'quantity-invalid' } }),
  )

  it('take a question of 20 letters, an å of two code points being one', () => {
    expect(issuesOf({ question: 'Vad kostar en spegel' })).toEqual({})
    expect(issuesOf({ question: 'a\u030a'.repeat(19) })).toHaveProperty('question')
  })
})
