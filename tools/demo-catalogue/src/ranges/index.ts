import { glassProduct } from '../builders/glass-product'
import type { ProductDocument } from '../catalogue-seed'
import { bathScreens } from './bath-screens/dellen-yngaren'
import { frykenCorners } from './corners/fryken'
import { siljanCorners } from './corners/siljan'
import { undenAndAsnenCorners } from './corners/unden-asnen'
import { vatternOpenCorners } from './corners/vattern-open'
import { hingedDoors } from './doors/hinged'
import { slidingDoors } from './doors/sliding'
import { interiorDoors } from './interior/hinged'
import { interiorPairs } from './interior/sliding'
import { litMirrors } from './mirrors/lit'
import { roundMirrors } from './mirrors/round'
import { saunaDoors } from './sauna/sauna-doors'
import { hjalmarenWalls } from './walls/hjalmaren'
import { vatternWalls } from './walls/vattern'

/** All glass products, in the order of the listings. */
export function glassRanges(): readonly ProductDocument[] {
  return [
    ...siljanCorners,
    ...undenAndAsnenCorners,
    ...frykenCorners,
    ...vatternOpenCorners,
    ...hingedDoors,
    ...slidingDoors,
    ...vatternWalls,
    ...hjalmarenWalls,
    ...bathScreens,
    ...roundMirrors,
    ...litMirrors,
    ...saunaDoors,
    ...interiorDoors,
    ...interiorPairs,
  ].map(glassProduct)
}
