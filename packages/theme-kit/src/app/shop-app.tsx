import type { CurrentPage } from '@vitrin/storefront'
import { observer } from 'mobx-react-lite'
import { createElement, useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'
import { LastResort } from './last-resort'
import { PanelHost } from './panel-host'
import type { ScreenRegistry } from './screen-registry'
import { ShopContexts, type ShopContextsProps } from './shop-contexts'
import { deferredHydrated } from '../deferred'

export interface ShopAppProps extends Omit<ShopContextsProps, 'children'> {
  readonly screens: ScreenRegistry
  /** Called once, when every part of the page reacts. */
  readonly onHydrated?: () => void
}

/** The whole shop as one React tree, the same on the server and in the browser. Without a page it shows the layout. */
export const ShopApp = observer(function ShopApp({
  storefront,
  theme,
  screens,
  navigator,
  onHydrated,
}: ShopAppProps): ReactNode {
  useEffect(() => {
    // Effects of the parts come first.
    if (onHydrated) void deferredHydrated().then(onHydrated)
  }, [onHydrated])
  const page = storefront.pages.current
  const address = page?.url ?? '/'
  const report = (error: unknown): void => storefront.report(error)
  return (
    <ShopContexts storefront={storefront} theme={theme} navigator={navigator}>
      {page ? (
        <Page page={page} theme={theme} screens={screens} report={report} />
      ) : (
        <theme.layouts.default>{null}</theme.layouts.default>
      )}
      <ErrorBoundary address={address} fallback={null} report={report}>
        <PanelHost theme={theme} screens={screens} />
      </ErrorBoundary>
    </ShopContexts>
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
  const shown = createElement(layouts[page.layout], null, screen, notices)
  // The frame throws, or the screen that says so.
  return (
    <ErrorBoundary address={page.url} fallback={<LastResort />} report={report}>
      <ErrorBoundary address={page.url} fallback={createElement(layouts.empty, null, failed)} report={report}>
        {shown}
      </ErrorBoundary>
    </ErrorBoundary>
  )
}
