import type { CurrentPage, Storefront } from '@vitrin/storefront'
import { observer } from 'mobx-react-lite'
import { createElement, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Router, type Navigator } from 'react-router-dom'
import { ErrorBoundary } from './error-boundary'
import { PanelHost } from './panel-host'
import type { ScreenRegistry } from './screen-registry'
import { StorefrontContext } from '../storefront-context'
import type { Theme } from '../theme'

export interface ShopAppProps {
  readonly storefront: Storefront
  readonly theme: Theme
  readonly screens: ScreenRegistry
  readonly navigator: Navigator
  /** True on the server: links work, but nothing reacts. */
  readonly isStatic?: boolean
}

/** The whole shop as one React tree, the same on the server and in the browser. Without a page it shows the layout. */
export const ShopApp = observer(function ShopApp({
  storefront,
  theme,
  screens,
  navigator,
  isStatic = false,
}: ShopAppProps): ReactNode {
  const page = storefront.pages.current
  const address = page?.url ?? '/'
  const report = (error: unknown): void => storefront.report(error)
  return (
    <StorefrontContext value={storefront}>
      <I18nextProvider i18n={storefront.i18n.engine}>
        <Router location={address} navigator={navigator} static={isStatic}>
          {page ? (
            <Page page={page} theme={theme} screens={screens} report={report} />
          ) : (
            <theme.layouts.default>{null}</theme.layouts.default>
          )}
          <ErrorBoundary address={address} fallback={null} report={report}>
            <PanelHost theme={theme} screens={screens} />
          </ErrorBoundary>
        </Router>
      </I18nextProvider>
    </StorefrontContext>
  )
})

interface PageProps extends Pick<ShopAppProps, 'theme' | 'screens'> {
  readonly page: CurrentPage
  readonly report: (error: unknown) => void
}

function Page({ page, theme, screens, report }: PageProps): ReactNode {
  const { layouts, notifications } = theme
  const failed = createElement(screens.get('error'), { page })
  // A new path mounts a new screen. A new query changes the mounted one, so that focus and open parts stay.
  const screen = (
    <ErrorBoundary key={page.canonicalPath} address={page.url} fallback={failed} report={report}>
      {createElement(screens.get(page.id), { page })}
    </ErrorBoundary>
  )
  // Without the code of the notifications, e.g. without a network, the page must still be shown.
  const notices = (
    <ErrorBoundary address={page.url} fallback={null} report={report}>
      {createElement(notifications)}
    </ErrorBoundary>
  )
  return createElement(layouts[page.layout], null, screen, notices)
}
