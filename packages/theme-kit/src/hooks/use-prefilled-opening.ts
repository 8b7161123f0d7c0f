import { openingOf } from '@vitrin/made-to-measure'
import { useLayoutEffect } from 'react'
import type { Page } from '../stores'

/** Fills the measures of a product with the opening in its address. A variant in the address stays chosen. */
export function usePrefilledOpening({ url, params, model: { store } }: Page<'product'>): void {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const { width, height } = openingOf({ width: query.getAll('width'), height: query.getAll('height') }) ?? {}
  const isVariantChosen = params.childSku !== undefined
  useLayoutEffect(() => {
    const model = store.selection?.model
    if (width === undefined || height === undefined || !model) return
    const isRound = model.dimensions.some(({ code }) => code === 'diameter')
    const lengths = isRound ? { diameter: width } : { width, height }
    store.change((selection) => (isVariantChosen ? selection : selection.setSizeMode('own')).setLengths(lengths))
  }, [store, width, height, isVariantChosen])
}
