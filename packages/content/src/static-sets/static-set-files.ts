import type { StaticSetName } from './static-sets'

/** The sets that the original keeps in the folder `banners` (contract §15.24). */
const BANNERS: ReadonlySet<StaticSetName> = new Set(['promoted_offers', 'main-images', 'instagram-images'])

export const STATIC_SET_NAMES: readonly StaticSetName[] = [
  'promoted_offers',
  'main-images',
  'instagram-images',
  'portfolio_images',
  'default-content',
  'site_info',
  'price_constants',
  'company_info',
  'custom_solutions',
  'terms_and_conditions',
  'admin_notification',
]

/** The files of a set below the folder of static content: that of the store view, and the one for all of them. */
export function staticSetFiles(name: StaticSetName, storeCode: string): readonly [ofView: string, ofAll: string] {
  const folder = BANNERS.has(name) ? 'banners/' : ''
  return [`${folder}${storeCode}_${name}.json`, `${folder}${name}.json`]
}
