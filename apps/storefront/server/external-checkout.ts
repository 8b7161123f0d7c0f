import type { ExternalCheckoutConfig } from '@vitrin/checkout'
import { klarglas } from '../config/klarglas'

/** One site for the shop's only store view. */
export function checkoutAt(cmsUrl: string): ExternalCheckoutConfig {
  return { cmsUrl, stores: { [klarglas.storeView.storeCode]: { cmsUrl } } }
}
