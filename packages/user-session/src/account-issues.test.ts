import { describe, expect, it } from 'vitest'
import {
  credentialsIssues,
  newPasswordIssues,
  passwordChangeIssues,
  profileIssues,
  registrationIssues,
  resetIssues,
} from './account-issues'

const åsa = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Ek', password: 'åtta tkn' }

describe('the rules of account forms', () => {
  it('accepts names of two letters, an e-mail address and a password of eight characters', () => {
    expect([registrationIssues(åsa), profileIssues(åsa), resetIssues({ email: ' asa@example.se ' })]).toEqual([
      [],
      [],
      [],
    ])
    expect(profileIssues({ ...åsa, lastname: 'Ö' })).toEqual([])
    expect(newPasswordIssues({ email: '', resetToken: '', newPassword: 'åtta tkn' })).toEqual([])
  })

  it('requires every field that is empty or blank [R5.17 required]', () => {
    expect(
      registrationIssues({ email: '', firstname: ' ', lastname: '', password: '' }).map(
        ({ field, code }) => `${field} ${code}`,
      ),
    ).toEqual(['firstname required', 'lastname required', 'email required', 'password required'])
    expect(credentialsIssues({ username: '', password: '' })).toHaveLength(2)
    expect(passwordChangeIssues({ currentPassword: '', newPassword: '' })).toHaveLength(2)
  })

  it.each([
    { member: 'name', part: { firstname: 'A\u030A' }, issue: { field: 'firstname', code: 'name-too-short' } },
    { member: 'name', part: { lastname: '1' }, issue: { field: 'lastname', code: 'name-without-letters' } },
    { member: 'e-mail address', part: { email: 'asa@example' }, issue: { field: 'email', code: 'email-invalid' } },
    { member: 'password', part: { password: 'sju bok' }, issue: { field: 'password', code: 'password-too-short' } },
  ] as const)('refuses $part [R5.18 $member]', ({ part, issue }) => {
    expect(registrationIssues({ ...åsa, ...part })).toEqual([issue])
  })

  it('leaves the check of an existing password to the host', () => {
    expect([
      credentialsIssues({ username: 'asa@example.se', password: 'x' }),
      passwordChangeIssues({ currentPassword: 'x', newPassword: 'åtta tkn' }),
    ]).toEqual([[], []])
  })
})
