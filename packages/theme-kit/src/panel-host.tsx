import type { ModalId, PanelId } from '@vitrin/storefront'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import type { ScreenRegistry } from './screen-registry'
import { useStorefront } from './storefront-context'
import type { Theme } from './theme'

/** Shows the panel or modal that is open; each is fetched when it is first wanted. */
export const PanelHost = observer(function PanelHost({ theme, screens }: { readonly theme: Theme; readonly screens: ScreenRegistry }): ReactNode {
  const { ui } = useStorefront()
  const panels = useMemo(() => lazyOf(theme.panels, (id) => screens.panel(id as PanelId)), [theme, screens])
  const modals = useMemo(() => lazyOf(theme.modals, (id) => theme.modals[id as ModalId]()), [theme])
  const Panel = ui.panel && panels[ui.panel]
  const Modal = ui.modal && modals[ui.modal]
  const Confirmation = ui.confirmation && modals['confirmation']
  return (
    <>
      <Suspense>{Panel && <Panel />}</Suspense>
      <Suspense>{Modal && <Modal />}</Suspense>
      {/* Apart, so that the panel under it does not close and open again while the question is fetched. */}
      <Suspense>{Confirmation && <Confirmation />}</Suspense>
    </>
  )
})

function lazyOf(ids: object, load: (id: string) => Promise<{ readonly default: ComponentType }>): Readonly<Record<string, ComponentType>> {
  return Object.fromEntries(Object.keys(ids).map((id) => [id, lazy(() => load(id))]))
}
