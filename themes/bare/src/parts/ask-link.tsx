import { Link, useLinks, useStorefront, useWithShopper, type ContactContext } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'

export interface AskLinkProps {
  /** What the form says and sends about this page. */
  readonly about: ContactContext
  readonly children: ReactNode
}

/** Opens the contact form and takes along what the page holds. */
export function AskLink({ about, children }: AskLinkProps) {
  const links = useLinks()
  const storefront = useStorefront()
  const withShopper = useWithShopper()
  const carry = () => {
    withShopper(({ contact }) => contact.carry(about)).catch((error: unknown) => storefront.report(error))
  }
  return (
    <Link to={links.content('contact')} onClick={carry}>
      {children}
    </Link>
  )
}
