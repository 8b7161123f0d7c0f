import { ShopHost } from '@vitrin/api-server/testing'
import { newsletterGatewayContract } from '@vitrin/content/contracts'
import { httpToHost } from '../testing/http-to-host'
import { AxiosNewsletterGateway } from './axios-newsletter-gateway'

const PATH = '/api/ext/mailchimp-subscribe/subscribe'

newsletterGatewayContract('AxiosNewsletterGateway at the embedded host', {
  open: () => {
    const host = new ShopHost()
    return {
      gateway: new AxiosNewsletterGateway(httpToHost(host)),
      subscribe: async (email) => void (await host.post(PATH, { email })),
      unsubscribe: async (email) => void (await host.delete(PATH, { email })),
    }
  },
})
