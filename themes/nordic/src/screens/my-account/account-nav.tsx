import { ACCOUNT_SECTIONS, ACCOUNT_TITLES, Link, useLinks, type AccountSection } from '@vitrin/theme-kit'
import { useEffect, useRef } from 'react'
import { useText } from '../../messages/use-text'

export interface AccountNavProps {
  readonly section: AccountSection
  /** One order is open, so the link of the section is not the current page. */
  readonly isOrder: boolean
  /** Undefined without a signed-in customer. */
  readonly signOut: (() => void) | undefined
}

/** The sections of the account. On narrow screens they are a row that scrolls to the current one. */
export function AccountNav({ section, isOrder, signOut }: AccountNavProps) {
  const t = useText()
  const links = useLinks()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[data-current]')
    // Scrolls the row only, not the page.
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.clientWidth) / 2
  }, [])
  return (
    <nav className="account-nav" aria-label={t('account.title')}>
      <ul ref={list}>
        {(['profile', ...ACCOUNT_SECTIONS] as const).map((one) => (
          <li key={one} data-current={one === section || undefined}>
            <Link
              to={links.accountSection(one)}
              aria-current={one === section ? (isOrder ? 'true' : 'page') : undefined}
            >
              {t(one === 'profile' ? 'account.myProfile' : ACCOUNT_TITLES[one])}
            </Link>
          </li>
        ))}
        {signOut && (
          <li className="only-wide">
            <button type="button" className="link link-quiet" onClick={signOut}>
              {t('account.signOut')}
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
