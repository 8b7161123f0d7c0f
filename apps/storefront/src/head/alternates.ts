import { addressInView } from '@vitrin/routing'
import type { Head, Storefront } from '@vitrin/storefront'

/** The address of the shown page in a language, for search engines. */
export interface Alternate {
  /** `fi`, or `x-default` for readers of other languages. */
  readonly language: string
  readonly href: string
}

/** The page in each view of the shop, its own included. A shop with one view, or a page without address, has none. */
export function alternates(
  { config }: Storefront,
  { canonical, indexable }: Head,
  origin: string,
): readonly Alternate[] {
  const { storeViews = [], routedViews } = config
  if (storeViews.length < 2 || canonical === undefined || !indexable) return []
  const links = storeViews.map(({ storeCode, locale }) => ({
    language: locale.split('-', 1)[0]!,
    href: origin + addressInView(canonical, storeCode, routedViews),
  }))
  return [...links, { language: 'x-default', href: links[0]!.href }]
}
