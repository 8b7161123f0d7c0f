import { ShopHost } from '@vitrin/api-server/testing'
import { reviewGatewayContract } from '@vitrin/catalog/contracts'
import { AccountTokens } from '../testing/account-tokens'
import { httpToHost } from '../testing/http-to-host'
import { AxiosReviewGateway } from './axios-review-gateway'

reviewGatewayContract('AxiosReviewGateway at the embedded host', async () => {
  const host = new ShopHost()
  const tokens = new AccountTokens()
  const signIn = async (email: string) => {
    const { id, token } = await host.customer(email)
    tokens.use(String(id), token)
    return String(id)
  }
  const accounts = [await signIn('asa@example.se'), await signIn('bo@example.se')] as const
  return {
    gateway: new AxiosReviewGateway(httpToHost(host, tokens)),
    accounts,
    sku: 'DOOR',
    write: async (account, title) => {
      host.clock.advance(60_000)
      const review = { product_id: 500, title, detail: 'Tät och tyst', nickname: 'Åsa', review_entity: 'product' }
      await host.post('/api/review/create', { review }, { token: await tokens.token(account) })
    },
  }
})
