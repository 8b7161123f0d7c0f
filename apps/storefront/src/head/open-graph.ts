import type { Head, Storefront } from '@vitrin/storefront'
import { imageUrl } from './image-url'

/** The tags for shared links: property → content. */
export type OpenGraph = Readonly<Record<string, string>>

/** Addresses have an origin, because readers of these tags do not resolve relative ones. */
export function openGraph({ pages, config }: Storefront, head: Head, origin: string): OpenGraph {
  const page = pages.current
  const picture =
    page?.id === 'product'
      ? page.model.store.gallery[0]?.src
      : page?.id === 'category'
        ? page.model.category?.image
        : undefined
  const mediaBase = config.mediaBaseUrl || origin
  return {
    'og:site_name': config.shopName,
    'og:title': head.title,
    'og:type': page?.id === 'product' ? 'product' : 'website',
    'og:locale': config.storeView.i18n.defaultLocale.replace('-', '_'),
    ...(head.description && { 'og:description': head.description }),
    ...(origin && head.canonical && { 'og:url': origin + head.canonical }),
    ...(mediaBase && picture && { 'og:image': imageUrl(picture, mediaBase) }),
  }
}
