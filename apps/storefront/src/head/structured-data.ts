import type { Breadcrumb } from '@vitrin/catalog'
import { buildPath, categoryPath, type CurrentPage, type Storefront } from '@vitrin/storefront'
import type {
  BreadcrumbList,
  Organization,
  Product,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import { productData } from './product-data'

/** The types of schema.org, so that an unknown property does not compile. */
export type StructuredData = WithContext<BreadcrumbList | Organization | Product | WebSite>

/**
 * The structured data of the shown page. `origin` is empty when the public address is not configured; then links are
 * relative.
 */
export function structuredData(storefront: Storefront, origin: string): readonly StructuredData[] {
  const page = storefront.pages.current
  if (page?.status !== 200) return []
  switch (page.id) {
    case 'home':
      return [organization(storefront, origin), webSite(storefront, origin)]
    case 'product': {
      const product = productData(storefront, page, origin)
      return [...(product ? [product] : []), breadcrumbList(storefront, page, page.model.store.breadcrumbs, origin)]
    }
    case 'category':
      return [breadcrumbList(storefront, page, page.model.breadcrumbs, origin)]
    case 'cms-page':
      return [breadcrumbList(storefront, page, [], origin)]
    default:
      return []
  }
}

function organization({ config }: Storefront, origin: string): WithContext<Organization> {
  const home = homeUrl(config.routedViews, origin)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name: config.shopName,
    url: home,
    logo: `${origin}/favicon.svg`,
  }
}

function webSite({ config }: Storefront, origin: string): WithContext<WebSite> {
  const home = homeUrl(config.routedViews, origin)
  const searchUrl = origin + buildPath({ id: 'search', params: {} }, config.routedViews)
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchUrl}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${home}#website`,
    name: config.shopName,
    url: home,
    inLanguage: config.storeView.i18n.defaultLocale,
    publisher: { '@id': `${home}#organization` },
    potentialAction: search,
  }
}

/** The breadcrumbs from home to the page, as the page shows them (R2.37). */
function breadcrumbList(
  { config, pages, i18n }: Storefront,
  page: CurrentPage,
  parents: readonly Breadcrumb[],
  origin: string,
): WithContext<BreadcrumbList> {
  const steps = [
    { name: config.shopName, path: buildPath({ id: 'home', params: {} }, config.routedViews) },
    ...parents.map((crumb) => ({ name: crumb.name, path: categoryPath(crumb, config.routedViews) })),
    { name: titleOf(pages.current?.model.meta.title ?? '', i18n), path: page.canonicalPath },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

function titleOf(title: CurrentPage['model']['meta']['title'], i18n: Storefront['i18n']): string {
  return typeof title === 'string' ? title : i18n.t(title.key, title.values)
}

function homeUrl(views: Storefront['config']['routedViews'], origin: string): string {
  return origin + buildPath({ id: 'home', params: {} }, views)
}
