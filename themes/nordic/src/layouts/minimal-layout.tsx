import type { ReactNode } from 'react'
import { CheckoutFooter, CheckoutHeader } from './deferred-parts'
import { PageFrame } from './page-frame'

/** The frame of the error page (R2.05). It needs no data. */
export function MinimalLayout({ children }: { readonly children: ReactNode }) {
  return (
    <PageFrame header={<CheckoutHeader />} footer={<CheckoutFooter />}>
      {children}
    </PageFrame>
  )
}
