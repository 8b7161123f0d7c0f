import { categoryIds } from './categories'

/** Category id → ids of accessories for its products. */
export const complements: Readonly<Record<number, readonly number[]>> = {
  [categoryIds.cornersStraight]: [2001, 2202, 2403],
  [categoryIds.cornersRound]: [2002, 2201, 2403],
  [categoryIds.cornersOpen]: [2001, 2110, 2402],
  [categoryIds.doorsHinged]: [2202, 2001, 2402],
  [categoryIds.doorsSliding]: [2114, 2002, 2402],
  [categoryIds.wallsFixed]: [2002, 2110, 2402],
  [categoryIds.wallsSmoked]: [2001, 2111, 2402],
  [categoryIds.bathScreens]: [2205, 2002, 2502],
  [categoryIds.mirrorsRound]: [2003, 2005],
  [categoryIds.mirrorsLit]: [2003, 2005, 2112],
  [categoryIds.saunaDoors]: [2113, 2007],
  [categoryIds.interiorHinged]: [2003, 2404],
  [categoryIds.interiorSliding]: [2003, 2404],
  [categoryIds.services]: [2501, 2001],
  [categoryIds.drawings]: [2401],
}
