export { FakeLetterGateway } from './fake-letter-gateway'
export { FakeMailLinkGateway } from './fake-mail-link-gateway'
