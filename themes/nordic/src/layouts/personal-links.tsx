import { Link, observer, useLinks, useShopper, useStorefront } from '@vitrin/theme-kit'
import type { MouseEvent } from 'react'
import { useText } from '../messages/use-text'
import { Icon } from '../ui/icon'
import { compareIcon, heartIcon } from '../ui/icons'
import { personIcon } from '../ui/deferred-icons'

/** Links to the account, the comparison and the wishlist, with counts over the icons. */
export default observer(function PersonalLinks() {
  const t = useText()
  const links = useLinks()
  const shopper = useShopper()
  const compared = shopper?.compare.count ?? 0
  const wished = shopper?.wishlist.count ?? 0
  return (
    <>
      <AccountLink />
      <Link
        className="icon-button only-wide"
        to={links.compare}
        aria-label={compared > 0 ? t('compare.count', { count: compared }) : t('compare.title')}
      >
        <Icon path={compareIcon} />
        <Count count={compared} />
      </Link>
      <Link
        className="icon-button"
        to={links.wishlist}
        aria-label={wished > 0 ? t('wishlist.count', { count: wished }) : t('wishlist.title')}
      >
        <Icon path={heartIcon} />
        <Count count={wished} />
      </Link>
    </>
  )
})

/** A guest signs in without leaving the page. */
const AccountLink = observer(function AccountLink() {
  const t = useText()
  const { account } = useLinks()
  const { ui } = useStorefront()
  const session = useShopper()?.session
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || session?.isSignedIn !== false) return
    event.preventDefault()
    ui.openModal('authentication', account)
  }
  return (
    <Link className="icon-button account-link" to={account} aria-label={t('shell.account')} onClick={open}>
      <Icon path={personIcon} />
    </Link>
  )
})

function Count({ count }: { readonly count: number }) {
  return (
    count > 0 && (
      <span className="count" aria-hidden="true">
        {count}
      </span>
    )
  )
}
