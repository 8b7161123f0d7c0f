import { use, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { NavigationContext } from './navigation'

/** A link inside the shop. Addresses that are not whole paths, such as those of other sites, are the browser's. */
export function Link({
  to,
  children,
  ...attributes
}: Omit<ComponentProps<'a'>, 'href'> & { readonly to: string }): ReactNode {
  const navigation = use(NavigationContext)
  const { onClick, target } = attributes
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (!navigation || event.defaultPrevented || !isInShop(to) || isForBrowser(event, target)) return
    event.preventDefault()
    // A link to the shown page is no step of the history.
    navigation.navigator[to === navigation.shown() ? 'replace' : 'push'](to)
  }
  return (
    <a {...attributes} href={to} onClick={follow}>
      {children}
    </a>
  )
}

function isInShop(to: string): boolean {
  return to.startsWith('/') && !to.startsWith('//')
}

/** Another button or a held key opens a tab or a menu. */
function isForBrowser(event: MouseEvent, target: string | undefined): boolean {
  const isElsewhere = target !== undefined && target !== '_self'
  return isElsewhere || event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
}
