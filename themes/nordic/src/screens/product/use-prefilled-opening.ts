import { useLayoutEffect } from 'react'
import { openingOf } from '../../components/opening'
import type { ProductStore } from './product-model'

/** The opening that the shopper measured on the home page fills the fields of the product. */
export function usePrefilledOpening(store: ProductStore, url: string): void {
  useLayoutEffect(() => {
    const query = new URLSearchParams(url.split('?')[1] ?? '')
    const opening = openingOf({ width: query.getAll('width'), height: query.getAll('height') })
    const { madeToMeasure } = store
    if (!opening || !madeToMeasure) return
    const { width, height } = opening
    const codes = new Set(madeToMeasure.model.dimensions.map(({ code }) => code))
    madeToMeasure.setMode('own')
    madeToMeasure.prefill(codes.has('diameter') ? { diameter: width } : { width, height })
  }, [store, url])
}
