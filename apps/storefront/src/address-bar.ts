import type { AddressBar } from '@vitrin/storefront/shopper'
import type { LazyNavigator } from '@vitrin/theme-kit/app'

/** The window's bar; what is a step in the history is the navigator's, which keeps the place to scroll back to. */
export function browserAddressBar(navigator: Pick<LazyNavigator, 'push' | 'replace'>): AddressBar {
  return {
    get hash() {
      return location.hash.slice(1)
    },
    replace: (from, to) => {
      const { pathname, search, hash } = location
      // While a navigation is on its way back or forward, the bar is ahead of the page that stands.
      const stands = pathname + search === from
      if (stands) history.replaceState(history.state, '', to + hash)
      return stands
    },
    setHash: (hash, how) => navigator[how](`#${hash}`),
    leaveFor: (address) => {
      const referrer = document.createElement('meta')
      referrer.name = 'referrer'
      referrer.content = 'no-referrer'
      document.head.append(referrer)
      location.replace(address)
    },
    onHash: (listener) => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
  }
}
