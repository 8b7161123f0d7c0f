export { FakeAddressBar } from './fake-address-bar'
