import { TransportError } from '@vitrin/kernel'
import { buildPath, type ResolvedPage, type RoutingStore } from '@vitrin/routing'
import type { CurrentPage, MissingPage, Opened } from './current-page'
import { PageNotFound, type PageModel } from './page-model'
import type { PageId, PageModelFactories, PageModels } from './page-models'

interface OpenPageOptions {
  readonly routing: Pick<RoutingStore, 'resolve' | 'forget' | 'moved' | 'views'>
  readonly models: PageModelFactories
  readonly isOnline: () => boolean
  /** Called when the address cannot be shown offline. */
  readonly onMissing: (missing: MissingPage) => void
}

/** Finds the page of an address and loads its data; a fault is thrown. */
export async function openPage(url: string, options: OpenPageOptions): Promise<Opened> {
  try {
    return await openAfresh(url, options)
  } catch (error) {
    const home = buildPath({ id: 'home', params: {} }, options.routing.views)
    // Offline it is unknown whether the page exists; the device does not have it (R2.40, R8.11).
    if (!options.isOnline() && url !== home) {
      options.onMissing({ url })
      return { redirect: { to: home, status: 302 } }
    }
    if (error instanceof PageNotFound)
      return (await options.routing.moved(url)) ?? { page: await notFound(url, options) }
    throw error
  }
}

/**
 * The remembered mapping of an address may be out of date. Then the host is asked once, unless the device is offline.
 */
async function openAfresh(url: string, options: OpenPageOptions): Promise<Opened> {
  try {
    return await open(url, options)
  } catch (error) {
    if (error instanceof PageNotFound && options.isOnline() && (await options.routing.forget(url)))
      return open(url, options)
    throw error
  }
}

async function open(url: string, { routing, models }: OpenPageOptions): Promise<Opened> {
  const resolution = await routing.resolve(url)
  if ('redirect' in resolution) return resolution
  const { page } = resolution
  if (resolution.status === 503) throw new TransportError('network', `The address ${url} could not be looked up`)
  const model = await models[page.id]()
  await (model as PageModel<unknown>).load({
    params: page.params,
    query: resolution.query,
    document: resolution.document,
  })
  const { redirect } = model as PageModel
  return redirect ? { redirect } : { page: ready(page.id, model, resolution, url) }
}

function ready(
  id: PageId,
  model: PageModels[PageId],
  { page, layout, status, canonicalPath }: ResolvedPage,
  url: string,
): CurrentPage {
  return { id, params: page.params, model, layout, status, url, canonicalPath } as CurrentPage
}

async function notFound(url: string, { models }: OpenPageOptions): Promise<CurrentPage> {
  const model = await models['page-not-found']()
  return {
    id: 'page-not-found',
    params: { slug: 'page-not-found' },
    model,
    layout: 'default',
    status: 404,
    url,
    canonicalPath: url,
  }
}
