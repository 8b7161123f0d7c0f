import type { ShopView } from '@vitrin/api-server'
import { storeCodeOf, type RoutedViews } from '@vitrin/routing'
import { klarglas } from '../config/klarglas'
import { STORE_VIEWS } from '../config/store-views'
import type { Render } from '../src/entry-server'
import type { ViewSettings } from '../src/page-state'

/** The views of these store codes, in the order of the codes. */
export function viewsOf([first, ...others]: StoreCodes): readonly [ShopView, ...ShopView[]] {
  return [viewOf(first), ...others.map(viewOf)]
}

export type StoreCodes = readonly [string, ...string[]]

/** Also those of views that are switched off. */
export const ALL_STORE_CODES: readonly string[] = STORE_VIEWS.map(({ storeView }) => storeView.storeCode)

function viewOf(code: string): ShopView {
  const view = STORE_VIEWS.find(({ storeView }) => storeView.storeCode === code)
  if (!view) throw new Error(`config/store-views.ts has no store view "${code}".`)
  return view
}

export function routedViews(storeCode: string, storeCodes: StoreCodes): RoutedViews {
  return { ...klarglas.routedViews, storeCode, storeCodes }
}

/** What a page of a view says about the views. A shop with one view says nothing: the browser knows that view. */
export function viewSettings({ storeView }: ShopView, storeCodes: StoreCodes): Partial<ViewSettings> {
  if (storeCodes.length === 1) return {}
  return {
    storeView,
    routedViews: routedViews(storeView.storeCode, storeCodes),
    storeViews: viewsOf(storeCodes).map(({ name, storeView: { storeCode, i18n } }) => ({
      storeCode,
      name,
      locale: i18n.defaultLocale,
    })),
  }
}

/** Renders each page in the view that its address begins with; others in the first view, which redirects them. */
export async function renderByView(
  storeCodes: StoreCodes,
  renderOf: (view: ShopView) => Promise<Render>,
): Promise<Render> {
  const [first, ...others] = await Promise.all(
    viewsOf(storeCodes).map(async (view) => ({ code: view.storeView.storeCode, render: await renderOf(view) })),
  )
  const routed = routedViews(storeCodes[0], storeCodes)
  return (url, turns) => {
    const code = storeCodeOf({ host: '', pathname: url }, routed)
    return (others.find((view) => view.code === code) ?? first!).render(url, turns)
  }
}
