import { addressBarContract } from '../contracts'
import { FakeAddressBar } from './fake-address-bar'

addressBarContract('FakeAddressBar', (address) => {
  const addressBar = new FakeAddressBar(address)
  return {
    addressBar,
    shown: () => addressBar.history.at(-1)!,
    steps: () => addressBar.history.length,
    typeHash: (hash) => addressBar.moveTo(`${address}#${hash}`),
  }
})
