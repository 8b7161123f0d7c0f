import type { ModalId, PanelId } from '@vitrin/storefront'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import type { ScreenRegistry } from './screen-registry'
import { useCoreStorefront } from '../storefront-context'
import type { Theme } from '../theme'

/** Renders the mounted panel, and the panel and modal that are open. Each is loaded when it is first shown. */
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
      ...lazyOf(theme.modals, (id) => screens.modal(id as ModalId)),
    }),
    [theme, screens],
  )
  return [...new Set([ui.mountedPanel, ui.panel, ui.modal, ui.confirmation && 'confirmation'])].map((id) => {
    const Part = id && parts[id]
    // One Suspense for each, so that an open panel stays while the code of a question over it loads.
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
