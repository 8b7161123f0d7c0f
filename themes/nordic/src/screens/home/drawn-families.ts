import { menuCategories, useStorefront, type Category } from '@vitrin/theme-kit'

/** The width of each drawing, by the address of the family's category. */
export const DRAWING_WIDTHS = {
  duschhornor: 118.5,
  duschdorrar: 106,
  duschvaggar: 162.3,
  badkarsvaggar: 206,
  speglar: 152,
  bastudorrar: 100.3,
  innerdorrar: 109.1,
}

export type Family = keyof typeof DRAWING_WIDTHS

export interface DrawnFamily {
  readonly category: Category
  readonly family: Family
}

/** The families of the shop that nordic has drawings of. A shop of other goods has none. */
export function useDrawnFamilies(): readonly DrawnFamily[] {
  return menuCategories(useStorefront().categories.tree).flatMap((category) =>
    isDrawn(category.url_path) ? [{ category, family: category.url_path }] : [],
  )
}

function isDrawn(path: string | null | undefined): path is Family {
  return Object.hasOwn(DRAWING_WIDTHS, path ?? '')
}
