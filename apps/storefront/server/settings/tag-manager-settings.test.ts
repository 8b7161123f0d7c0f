import { describe, expect, it } from 'vitest'
import { securityHeaders } from '../security-headers'
import { StartRefusal } from '../start-refusal'
import { readTagManager } from './tag-manager-settings'

describe('the tag manager', () => {
  it('is off without a container, and Google’s unless another is named [R1.11]', () => {
    expect(readTagManager({ TAG_MANAGER_URL: 'https://tags.example' })).toBeUndefined()
    expect(readTagManager({ TAG_MANAGER_ID: 'GTM-ABC123' })).toMatchObject({
      containerId: 'GTM-ABC123',
      url: 'https://www.googletagmanager.com',
    })
    expect(
      readTagManager({
        TAG_MANAGER_ID: 'G-1',
        TAG_MANAGER_URL: 'https://tags.example/a/',
        TAG_MANAGER_REPORTS: 'https://*.one.example  https://two.example:8080',
      }),
    ).toEqual({
      containerId: 'G-1',
      url: 'https://tags.example/a',
      reports: ['https://*.one.example', 'https://two.example:8080'],
    })
  })

  it.each([
    { TAG_MANAGER_ID: 'GTM"><script>' },
    { TAG_MANAGER_ID: 'G', TAG_MANAGER_URL: 'javascript:1' },
    { TAG_MANAGER_ID: 'G', TAG_MANAGER_REPORTS: 'https://a.example; script-src *' },
  ])('refuses %j with a sentence', (env) => {
    expect(() => readTagManager(env)).toThrow(StartRefusal)
  })

  it('opens the content security policy for itself and no further', () => {
    const policy = (options = {}) => securityHeaders(options)['content-security-policy']!.split('; ')
    expect(policy({ tagManager: 'https://tags.example/a', reports: ['https://*.one.example'] })).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://tags.example",
        "connect-src 'self' https://tags.example https://*.one.example",
        "img-src 'self' https://tags.example https://*.one.example data:",
      ]),
    )
    expect(policy()).toEqual(expect.arrayContaining(["script-src 'self'", "connect-src 'self'"]))
  })
})
