import { deferred, observer, useMessage, useStorefront } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { SiteHeader } from './site-header'

const Above = deferred(() => import('./above'))
const SiteFooter = deferred(() => import('./site-footer'))
const CheckoutHeader = deferred(() => import('./checkout-header'))
const LawLinks = deferred(() => import('./law-links'))

interface Children {
  readonly children: ReactNode
}

function Frame({ header, footer, children }: Children & { readonly header: ReactNode; readonly footer: ReactNode }) {
  const t = useMessage()
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  )
}

/** In the checkout the frame has only what helps to finish the order. */
export const DefaultLayout = observer(function DefaultLayout({ children }: Children) {
  const { pages, shopper } = useStorefront()
  const isOrdering = pages.current?.id === 'checkout' && !shopper?.checkout.isThankYouPage
  return (
    <Frame
      header={
        <>
          <Above />
          {isOrdering ? <CheckoutHeader /> : <SiteHeader />}
        </>
      }
      footer={isOrdering ? <LawLinks /> : <SiteFooter />}
    >
      {children}
    </Frame>
  )
})

/** For the error page: it needs no data. */
export function MinimalLayout({ children }: Children) {
  return (
    <Frame header={<CheckoutHeader />} footer={<LawLinks />}>
      {children}
    </Frame>
  )
}

/** The screen alone, for addresses that mails and payment services open. */
export function EmptyLayout({ children }: Children) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
