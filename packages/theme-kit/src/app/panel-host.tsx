import type { ModalId, PanelId } from '@vitrin/storefront'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import type { ScreenRegistry } from './screen-registry'
import { useCoreStorefront } from '../storefront-context'
import type { Theme } from '../theme'

/** Mounts the panel that stands, and what is open; each is fetched when it is first wanted. */
export const PanelHost = observer(function PanelHost({
  theme,
  screens,
}: {
  readonly theme: Theme
  readonly screens: ScreenRegistry
}): ReactNode {
  const { ui } = useCoreStorefront()
  const parts = useMemo(
    () => ({
      ...lazyOf(theme.panels, (id) => screens.panel(id as PanelId)),
      ...lazyOf(theme.modals, (id) => theme.modals[id as ModalId]()),
    }),
    [theme, screens],
  )
  return [...new Set([ui.mountedPanel, ui.panel, ui.modal, ui.confirmation && 'confirmation'])].map((id) => {
    const Part = id && parts[id]
    // Apart, so that the panel under a question does not close and open again while that is fetched.
    return (
      Part && (
        <Suspense key={id}>
          <Part />
        </Suspense>
      )
    )
  })
})

function lazyOf(
  ids: object,
  load: (id: string) => Promise<{ readonly default: ComponentType }>,
): Readonly<Record<string, ComponentType>> {
  return Object.fromEntries(Object.keys(ids).map((id) => [id, lazy(() => load(id))]))
}
