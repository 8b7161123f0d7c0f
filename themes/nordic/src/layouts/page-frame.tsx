import type { ReactNode } from 'react'
import { useText } from '../messages/use-text'
import { Hatch } from '../drawing/hatch'

export interface PageFrameProps {
  readonly header: ReactNode
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** Skip link, header, main, footer. `main` takes the focus after a navigation. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  const t = useText()
  return (
    <>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      {/* All drawings of the page use this pattern. */}
      <svg className="visually-hidden" width="0" height="0" aria-hidden="true">
        <Hatch />
      </svg>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
    </>
  )
}
