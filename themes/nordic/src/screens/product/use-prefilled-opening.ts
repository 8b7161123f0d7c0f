import type { ScreenProps } from '@vitrin/theme-kit'
import { useLayoutEffect } from 'react'
import { openingOf } from '../../components/opening'

/** The opening that the shopper measured on the home page fills the fields of the product; a variant in the address stays chosen. */
export function usePrefilledOpening({ url, params, model: { store } }: ScreenProps<'product'>['page']): void {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const { width, height } = openingOf({ width: query.getAll('width'), height: query.getAll('height') }) ?? {}
  const isChosen = params.childSku !== undefined
  useLayoutEffect(() => {
    const { madeToMeasure } = store
    if (width === undefined || height === undefined || !madeToMeasure) return
    const codes = new Set(madeToMeasure.model.dimensions.map(({ code }) => code))
    if (!isChosen) madeToMeasure.setMode('own')
    madeToMeasure.prefill(codes.has('diameter') ? { diameter: width } : { width, height })
  }, [store, width, height, isChosen])
}
