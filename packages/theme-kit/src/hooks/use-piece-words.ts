import { createPieceWords, type PieceWords } from '@vitrin/i18n'
import { useMemo } from 'react'
import { useCoreStorefront } from '../storefront-context'

/** Puts the measures and choices of a line in words: the same words in cart, orders and mails. */
export function usePieceWords(): PieceWords {
  const settings = useCoreStorefront().config.storeView.i18n
  return useMemo(() => createPieceWords(settings), [settings])
}
