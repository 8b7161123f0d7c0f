import type { MadeToMeasureSnapshot, PlacedOrderItem } from '@vitrin/theme-kit'
import { PiecePicture } from '../../components/piece-picture'

/** The snapshot in an order line of a piece that was cut to size. */
export function snapshotOf({ made_to_measure }: PlacedOrderItem): MadeToMeasureSnapshot | undefined {
  return made_to_measure as MadeToMeasureSnapshot | undefined
}

export function OrderPiece({ item, mini }: { readonly item: PlacedOrderItem; readonly mini: 'always' | 'narrow' }) {
  return <PiecePicture name={item.name ?? item.sku} image={item.image} measured={snapshotOf(item)} mini={mini} />
}
