import type { Theme } from '@vitrin/theme-kit'

export const panels: Theme['panels'] = {
  microcart: () => import('./panels/microcart'),
  search: () => import('./panels/search'),
  menu: () => import('./panels/menu'),
  outbox: () => import('./panels/outbox'),
}

const small = () => import('./modals/small')

export const modals: Theme['modals'] = {
  confirmation: () => import('./modals/confirmation'),
  review: () => import('./modals/review'),
  authentication: () => import('./modals/authentication'),
  'size-guide': async () => ({ default: (await small()).SizeGuideModal }),
  terms: async () => ({ default: (await small()).Terms }),
  'feature-not-implemented': async () => ({ default: (await small()).FeatureNotImplemented }),
  newsletter: () => import('./modals/newsletter'),
  'offline-order': () => import('./modals/offline-order'),
  languages: async () => ({ default: (await small()).Languages }),
}
