import type { ReactNode } from 'react'

/** The screen alone, without header and footer: its address was opened from a mail or by a payment service. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  )
}
