import type { AddressBar } from '@vitrin/storefront/shopper'

interface HashNavigator {
  push(to: string): void
  replace(to: string): void
}

/** The address bar of the browser. The navigator changes the hash, because it also stores the scroll position. */
export function browserAddressBar(navigator: HashNavigator): AddressBar {
  return {
    get hash() {
      return location.hash.slice(1)
    },
    replace: (from, to) => {
      const { pathname, search, hash } = location
      // While a step back or forward is loading, the bar already shows the address of the next page.
      const isShown = pathname + search === from
      if (isShown) history.replaceState(history.state, '', to + hash)
      return isShown
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
