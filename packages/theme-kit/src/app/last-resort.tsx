import type { ReactNode } from 'react'
import { useLinks } from '../hooks/use-links'
import { useMessage } from '../hooks/use-message'

/** What is shown when the theme's own error screen fails. Its link loads a whole page. */
export function LastResort(): ReactNode {
  const t = useMessage()
  return (
    <main id="main" tabIndex={-1}>
      <h1>{t('error.title')}</h1>
      <a href={useLinks().home}>{t('error.home')}</a>
    </main>
  )
}
