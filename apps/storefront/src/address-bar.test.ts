// @vitest-environment happy-dom
import { addressBarContract } from '@vitrin/storefront/contracts'
import { browserAddressBar } from './address-bar'

addressBarContract('the address bar of the browser', (address) => {
  history.replaceState(null, '', address)
  const navigator = {
    push: (to: string) => history.pushState(null, '', to),
    replace: (to: string) => history.replaceState(null, '', to),
  }
  return {
    addressBar: browserAddressBar(navigator),
    shown: () => location.pathname + location.search + location.hash,
    steps: () => history.length,
    typeHash: (hash) => {
      history.replaceState(null, '', `#${hash}`)
      dispatchEvent(new Event('hashchange'))
    },
  }
})
