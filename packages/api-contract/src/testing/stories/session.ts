import type { Reads, Step, Story } from '../story'
import { accountAddress, companyAddress } from './addresses'
import { answered, post, userGet, userPost } from './calls'
import { login, me, profile } from './account'

const refresh = (time: string): Step =>
  userPost(
    `refreshes its token for the ${time} time, with the refresh token of the login`,
    '/api/user/refresh',
    { refreshToken: '{{refreshToken}}' },
    { ...answered, result: 'text' },
    { keeps: { token: 'result' } },
  )

/** The client stores the refresh token of the login and never reads another one. */
const staySignedIn: Story = {
  name: 'stays signed in',
  writes: true,
  needs: ['account.email'],
  steps: [
    login('{{account.email}}', 'Hostcheck-1'),
    userGet('uses a token that has ended', '/api/user/me?token=ended.token.x', { code: { equals: 401 } }),
    refresh('first'),
    me('loads the profile with the first new token'),
    refresh('second'),
    me('loads the profile with the second new token'),
    refresh('third'),
    me('loads the profile with the third new token'),
  ],
}

const saveProfile = (name: string, customer: NonNullable<Step['body']>, reads: Reads): Step =>
  post(name, '/api/user/me?token={{token}}', { customer }, { ...profile, ...reads }, { keeps: { profile: 'result' } })

const changeProfile: Story = {
  name: 'changes the profile',
  writes: true,
  needs: ['account.email'],
  steps: [
    login('{{account.email}}', 'Hostcheck-1'),
    me('loads the profile'),
    saveProfile(
      'saves a shipping address',
      {
        firstname: '{{profile.firstname}}',
        lastname: '{{profile.lastname}}',
        email: '{{profile.email}}',
        addresses: [accountAddress],
      },
      { 'result.addresses': { count: 1 }, 'result.default_shipping': 'text' },
    ),
    saveProfile(
      'adds a company, and sends the stored address back',
      {
        firstname: '{{profile.firstname}}',
        lastname: '{{profile.lastname}}',
        email: '{{profile.email}}',
        addresses: ['{{profile.addresses[0]}}', companyAddress],
      },
      { 'result.addresses': { count: 2 }, 'result.default_billing': 'text', 'result.default_shipping': 'text' },
    ),
    saveProfile(
      'sends the whole document back with another name',
      { $from: '{{profile}}', lastname: 'Testaccount' },
      { 'result.lastname': { equals: 'Testaccount' }, 'result.addresses': { count: 2 } },
    ),
    saveProfile(
      'empties the company form but for its address',
      {
        firstname: '{{profile.firstname}}',
        lastname: '{{profile.lastname}}',
        email: '{{profile.email}}',
        addresses: [
          '{{profile.addresses[0]}}',
          { $from: '{{profile.addresses[1]}}', region: { region: null }, telephone: '' },
        ],
      },
      {},
    ),
    me('loads the profile again', { 'result.lastname': { equals: 'Testaccount' } }),
  ],
}

const changePassword: Story = {
  name: 'changes the password',
  writes: true,
  needs: ['account.email'],
  steps: [
    login('{{account.email}}', 'Hostcheck-1'),
    post(
      'gives a wrong current password',
      '/api/user/change-password?token={{token}}',
      { currentPassword: 'wrong', newPassword: 'Hostcheck-2' },
      { code: { not: 200 }, 'result.errorMessage': 'text' },
    ),
    post(
      'gives the current password',
      '/api/user/change-password?token={{token}}',
      { currentPassword: 'Hostcheck-1', newPassword: 'Hostcheck-2' },
      answered,
    ),
    login('{{account.email}}', 'Hostcheck-2'),
    me('loads the profile'),
    userPost('asks for a mail to reset it', '/api/user/reset-password', { email: '{{account.email}}' }, answered),
  ],
}

export const sessionStories: readonly Story[] = [staySignedIn, changeProfile]
/** The last of an account: its password is another one afterwards. */
export const passwordStories: readonly Story[] = [changePassword]
