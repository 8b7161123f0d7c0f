import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo, type ReactNode } from 'react'
import { useStorefront } from './storefront-context'
import type { Theme } from './theme'

/** Shows the panel or modal that is open; each is fetched when it is first wanted. */
export const PanelHost = observer(function PanelHost({ theme }: { readonly theme: Theme }): ReactNode {
  const { ui } = useStorefront()
  const panels = useMemo(
    () => ({ microcart: lazy(theme.panels.microcart), search: lazy(theme.panels.search), menu: lazy(theme.panels.menu) }),
    [theme],
  )
  const modals = useMemo(() => ({ review: lazy(theme.modals.review), authentication: lazy(theme.modals.authentication) }), [theme])
  const Confirmation = useMemo(() => lazy(theme.modals.confirmation), [theme])
  const Panel = ui.panel && panels[ui.panel]
  const Modal = ui.modal && modals[ui.modal]
  return (
    <>
      <Suspense>{Panel && <Panel />}</Suspense>
      <Suspense>{Modal && <Modal />}</Suspense>
      {/* Apart, so that the panel under it does not close and open again while the question is fetched. */}
      <Suspense>{ui.confirmation && <Confirmation />}</Suspense>
    </>
  )
})
