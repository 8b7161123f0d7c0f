import { describe, expect, it } from 'vitest'
import { readMailSettings } from './mail-settings'
import { StartRefusal } from '../start-refusal'

const PUBLIC_URL = 'https://shop.example'
const SMTP_URL = 'smtps://order:hemligt@mail.example:465'
const MAIL_FROM = 'Klarglas <order@shop.example>'

const whitelist = ['hej@klarglas.example']

describe('readMailSettings', () => {
  it('needs no mail server: mails are files then, with any sender', () => {
    expect(readMailSettings({})).toEqual({
      smtpUrl: undefined,
      from: 'Klarglas <klarglas@shop.invalid>',
      contactMail: 'klarglas@shop.invalid',
      whitelist,
    })
    expect(readMailSettings({ SMTP_URL: '', MAIL_FROM: 'order@shop.example' })).toEqual({
      smtpUrl: undefined,
      from: 'order@shop.example',
      contactMail: 'order@shop.example',
      whitelist,
    })
  })

  it('takes a mail server with a sender', () => {
    expect(readMailSettings({ PUBLIC_URL, SMTP_URL, MAIL_FROM })).toEqual({
      smtpUrl: SMTP_URL,
      from: MAIL_FROM,
      contactMail: 'order@shop.example',
      whitelist,
    })
  })

  it('takes an address for questions', () => {
    expect(readMailSettings({ CONTACT_MAIL: 'fraga@shop.example' }).contactMail).toBe('fraga@shop.example')
    expect(() => readMailSettings({ CONTACT_MAIL: 'fraga' })).toThrow(/CONTACT_MAIL should be one mail address/)
  })

  it.each([
    ['a sender', { PUBLIC_URL, SMTP_URL }, /MAIL_FROM is missing/],
    ['an address for links', { SMTP_URL, MAIL_FROM }, /PUBLIC_URL is missing/],
    ['one address to send from', { MAIL_FROM: 'a@x.se, b@x.se' }, /MAIL_FROM should be one mail address/],
    [
      'a sender without line breaks',
      { MAIL_FROM: 'A\r\nBcc: b@x.se <a@x.se>' },
      /MAIL_FROM should be one mail address/,
    ],
  ])('asks for %s with a sentence', (_, env, sentence) => {
    expect(() => readMailSettings(env)).toThrow(StartRefusal)
    expect(() => readMailSettings(env)).toThrow(sentence)
  })

  it.each(['https://mail.example', 'mail.example:587', 'smtp://'])('refuses %s as a mail server', (url) => {
    expect(() => readMailSettings({ SMTP_URL: url, MAIL_FROM, PUBLIC_URL })).toThrow(/SMTP_URL should be/)
  })

  it('reads the addresses that the mail service may write to', () => {
    const env = { MAIL_WHITELIST: 'order@shop.example, hello@shop.example' }
    expect(readMailSettings(env).whitelist).toEqual(['order@shop.example', 'hello@shop.example'])
    expect(() => readMailSettings({ MAIL_WHITELIST: 'shop' })).toThrow(/MAIL_WHITELIST should be mail addresses/)
  })

  it('never repeats the password', () => {
    expect(() => readMailSettings({ SMTP_URL: 'http://order:hemligt@mail.example', MAIL_FROM, PUBLIC_URL })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hemligt') }),
    )
  })
})
