import type { StorefrontConfig } from '@vitrin/storefront'
import { settingIn, settingRefusal, type Environment } from './settings'

/** Without REVIEW_WIDGET_URL product pages have the shop's own reviews only (R1.10). */
export function readReviewWidget(env: Environment): StorefrontConfig['reviewWidget'] {
  const scriptUrl = settingIn(env, 'REVIEW_WIDGET_URL')
  if (scriptUrl === undefined) return undefined
  if (!URL.canParse(scriptUrl) || !/^https?:/i.test(scriptUrl)) throw settingRefusal('REVIEW_WIDGET_URL', scriptUrl)
  return { scriptUrl, name: settingIn(env, 'REVIEW_WIDGET_NAME') ?? new URL(scriptUrl).host }
}
