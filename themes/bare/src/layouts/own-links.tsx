import { Link, observer, useLinks, useMessage, useShopper, useStorefront } from '@vitrin/theme-kit'
import type { MouseEvent } from 'react'
import { Count } from './count'

/** Account, comparison and wishlist. A guest signs in without leaving the page. */
export default observer(function OwnLinks() {
  const t = useMessage()
  const links = useLinks()
  const { ui } = useStorefront()
  const shopper = useShopper()
  const wished = shopper?.wishlist.count ?? 0
  const compared = shopper?.compare.count ?? 0
  const signIn = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || shopper?.session.isSignedIn !== false) return
    event.preventDefault()
    ui.openModal('authentication', links.account)
  }
  return (
    <>
      <Link to={links.account} onClick={signIn}>
        {t('shell.account')}
      </Link>
      <Link to={links.wishlist} aria-label={wished > 0 ? t('wishlist.count', { count: wished }) : undefined}>
        {t('wishlist.title')}
        <Count of={wished} />
      </Link>
      <Link to={links.compare} aria-label={t(compared > 0 ? 'compare.count' : 'compare.title', { count: compared })}>
        {t('compare.add')}
        <Count of={compared} />
      </Link>
    </>
  )
})
