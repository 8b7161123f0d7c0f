import { letterGatewayContract } from '../contracts/letter-gateway-contract'
import { mailLinkGatewayContract } from '../contracts/mail-link-gateway-contract'
import { FakeLetterGateway } from './fake-letter-gateway'
import { FakeMailLinkGateway } from './fake-mail-link-gateway'

mailLinkGatewayContract('FakeMailLinkGateway', {
  open: async () => {
    const gateway = new FakeMailLinkGateway()
    const link = { purpose: 'newsletter-join', email: 'asa@example.se' } as const
    gateway.links.set('t1', { ...link, state: 'open' })
    return { gateway, token: 't1', expire: () => void gateway.links.set('t1', { ...link, state: 'expired' }) }
  },
})

letterGatewayContract('FakeLetterGateway', {
  open: async () => {
    const gateway = new FakeLetterGateway(['shop@example.se'])
    const taken = () => [...gateway.sent.values()].map(({ subject }) => subject)
    return { gateway, taken, interrupt: () => undefined }
  },
})
