import { deferred } from '@vitrin/theme-kit'

/** Shown when it is opened, on narrow screens. */
export const FilterSheet = deferred(() => import('./filter-sheet'))
