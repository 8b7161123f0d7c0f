import { parseQuery, searchOf } from '@vitrin/routing'
import type { PageModel } from './page-model'
import type { PageStore } from './page-store'

/**
 * Shows what the address of the browser asks for. The page may have been rendered for the address without its query: by
 * the service worker without a network, or by a server under load. `false` if the page has to be opened again.
 */
export async function followAddress(pages: Pick<PageStore, 'current' | 'changeUrl'>, url: string): Promise<boolean> {
  const page = pages.current
  if (!page || page.url === url) return true
  const model = page.model as PageModel<unknown>
  if (!model.follow || pathOf(page.url) !== pathOf(url)) return false
  await model.follow({ params: page.params, query: parseQuery(searchOf(url)) })
  if (pages.current === page) pages.changeUrl(url)
  return true
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}
