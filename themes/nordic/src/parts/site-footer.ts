import { deferred, replaceable } from '@vitrin/theme-kit'

export const SiteFooter = replaceable(
  'SiteFooter',
  deferred(() => import('../layouts/site-footer')),
)
