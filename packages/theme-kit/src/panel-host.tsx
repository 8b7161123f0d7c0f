import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useMemo, type ComponentType, type ReactNode } from 'react'
import { useStorefront } from './storefront-context'
import type { Theme } from './theme'

type Load = () => Promise<{ readonly default: ComponentType }>

/** Shows the panel or modal that is open; each is fetched when it is first wanted. */
export const PanelHost = observer(function PanelHost({ theme }: { readonly theme: Theme }): ReactNode {
  const { ui } = useStorefront()
  const panels = useMemo(() => lazyOf(theme.panels), [theme])
  const modals = useMemo(() => lazyOf(theme.modals), [theme])
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

function lazyOf(loaders: Readonly<Record<string, Load>>): Readonly<Record<string, ComponentType>> {
  return Object.fromEntries(Object.entries(loaders).map(([id, load]) => [id, lazy(load)]))
}
