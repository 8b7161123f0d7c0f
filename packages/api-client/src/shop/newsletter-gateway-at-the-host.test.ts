import { ShopHost } from '@vitrin/api-server/testing'
import { newsletterGatewayContract } from '@vitrin/content/contracts'
import { mailLinkGatewayContract } from '@vitrin/mails/contracts'
import { describe, expect, it } from 'vitest'
import { httpToHost } from '../testing/http-to-host'
import { json, recordingHost } from '../testing/recording-host'
import { AxiosMailLinkGateway } from './axios-mail-link-gateway'
import { AxiosNewsletterGateway } from './axios-newsletter-gateway'

const PATH = '/api/ext/mailchimp-subscribe/subscribe'
const LINK = '/api/ext/mail-link'

function newestToken(host: ShopHost): string {
  return String(host.database.mail.waiting().at(-1)?.data['link']).split('token=')[1] ?? ''
}

newsletterGatewayContract('AxiosNewsletterGateway at the embedded host', {
  open: () => {
    const host = new ShopHost()
    const follow = async () => void (await host.post(LINK, { token: newestToken(host) }))
    return {
      gateway: new AxiosNewsletterGateway(httpToHost(host)),
      subscribe: async (email) => void (await host.post(PATH, { email })),
      confirm: follow,
      unsubscribe: async (email) => {
        await host.delete(PATH, { email })
        await follow()
      },
    }
  },
})

mailLinkGatewayContract('AxiosMailLinkGateway at the embedded host', {
  open: async () => {
    const host = new ShopHost()
    await host.post(PATH, { email: 'asa@example.se' })
    const expire = () => host.clock.advance(7 * 24 * 60 * 60 * 1000)
    return { gateway: new AxiosMailLinkGateway(httpToHost(host)), token: newestToken(host), expire }
  },
})

describe('AxiosNewsletterGateway', () => {
  it.each([
    [{ code: 500, result: 'An error occured while accessing Mailchimp' }, 'unsubscribed'],
    [{ code: 200, result: 'cleaned' }, 'unsubscribed'],
    [{ code: 200, result: 'subscribed' }, 'subscribed'],
  ])('understands the answer %j of the original host', async (answer, status) => {
    const { http } = recordingHost(() => json(answer))
    expect(await new AxiosNewsletterGateway(http).status('asa@example.se')).toBe(status)
  })

  it('throws when the host does not say', async () => {
    const { http } = recordingHost(() => json({ code: 429, result: 'Later' }))
    await expect(new AxiosNewsletterGateway(http).status('asa@example.se')).rejects.toMatchObject({ code: 429 })
  })
})
