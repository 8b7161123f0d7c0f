import type { ReactNode } from 'react'

/** For screen readers only. */
export function Hidden({ children }: { readonly children: ReactNode }) {
  return <span className="vh">{children}</span>
}
