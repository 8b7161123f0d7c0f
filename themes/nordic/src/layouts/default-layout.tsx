import { observer, useStorefront } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'
import { SiteFooter } from '../parts/site-footer'
import { CheckoutFooter, CheckoutHeader, Notices } from './deferred-parts'
import { PageFrame } from './page-frame'
import { SiteHeader } from './site-header'

/** The frame of a screen. In the checkout it has only what helps to finish the order. */
export const DefaultLayout = observer(function DefaultLayout({ children }: { readonly children: ReactNode }) {
  const { pages, shopper } = useStorefront()
  const ordering = pages.current?.id === 'checkout' && !shopper?.checkout.isThankYouPage
  return (
    <PageFrame
      header={
        <>
          <Notices />
          {ordering ? <CheckoutHeader /> : <SiteHeader />}
        </>
      }
      footer={ordering ? <CheckoutFooter /> : <SiteFooter />}
    >
      {children}
    </PageFrame>
  )
})
