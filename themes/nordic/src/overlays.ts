import type { Theme } from '@vitrin/theme-kit'

/** What opens over a page. Each is a chunk; their list comes after the first paint, with the notices. */
export const panels: Theme['panels'] = {
  microcart: () => import('./panels/microcart'),
  search: () => import('./panels/search'),
  menu: () => import('./panels/menu'),
  outbox: () => import('./panels/outbox'),
}

export const modals: Theme['modals'] = {
  confirmation: () => import('./modals/confirmation'),
  review: () => import('./modals/review'),
  authentication: () => import('./modals/authentication'),
  'size-guide': () => import('./modals/size-guide'),
  terms: () => import('./modals/terms'),
  'feature-not-implemented': () => import('./modals/feature-not-implemented'),
  newsletter: () => import('./modals/newsletter'),
  'offline-order': () => import('./modals/offline-order'),
  languages: () => import('./modals/languages'),
}
