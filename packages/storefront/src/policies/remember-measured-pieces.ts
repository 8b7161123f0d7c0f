import { addressOfChoices, type ProductStore } from '@vitrin/catalog'
import type { Cancel } from '@vitrin/kernel'
import { buildQuery } from '@vitrin/routing'
import { reaction } from 'mobx'
import type { MeasuredPieces } from '../shopper/measured-pieces'
import type { Needs, PageView } from './policy'

interface ProductModel {
  readonly store: Pick<ProductStore, 'selection'> & {
    readonly parent: { readonly sku: string } | undefined
  }
}

interface RememberMeasuredPiecesNeeds extends Needs<{ clock: 'after' }> {
  readonly pages: { readonly current: PageView<{ product: ProductModel }> | undefined }
  readonly pieces: Pick<MeasuredPieces, 'remember'>
}

/** Writing to the device waits until the shopper has not typed for so long. */
const TYPING_PAUSE_MS = 700

/** Remembers the measures that the shopper typed or opened for a product: its page offers to go on with them. */
export function rememberMeasuredPieces({ pages, pieces, clock }: RememberMeasuredPiecesNeeds): Cancel {
  let stopPause: Cancel | undefined
  const remember = (): void => {
    const piece = pages.current?.id === 'product' ? pieceOf(pages.current.model) : undefined
    if (piece) void pieces.remember(piece.sku, piece.query)
  }
  const stopReaction = reaction(
    () => (pages.current?.id === 'product' ? pages.current.model.store.selection : undefined),
    (selection) => {
      stopPause?.()
      stopPause = selection && clock.after(TYPING_PAUSE_MS, remember)
    },
    { fireImmediately: true },
  )
  return () => {
    stopReaction()
    stopPause?.()
  }
}

function pieceOf({ store }: ProductModel) {
  const { selection, parent } = store
  const model = selection?.model
  if (!parent || !selection || model?.mode !== 'own' || model.issues.length > 0) return undefined
  // Measures of the address count too: a shopper who reloads at once has typed them a moment ago.
  if (!model.dimensions.some(({ option_id }) => selection.choices.custom[option_id] !== undefined)) return undefined
  const { childSku, query } = addressOfChoices(selection, {})
  return {
    sku: parent.sku,
    query: buildQuery({ ...query, ...(childSku !== undefined && { childSku: [childSku] }) }).slice(1),
  }
}
