export { FakeUrlCache } from './fake-url-cache'
export { FakeUrlGateway } from './fake-url-gateway'
