import { openingOf, type ScreenProps } from '@vitrin/theme-kit'
import { useLayoutEffect } from 'react'

/** The opening that the shopper measured on the home page fills the fields of the product; a variant in the address stays chosen. */
export function usePrefilledOpening({ url, params, model: { store } }: ScreenProps<'product'>['page']): void {
  const query = new URLSearchParams(url.split('?')[1] ?? '')
  const { width, height } = openingOf({ width: query.getAll('width'), height: query.getAll('height') }) ?? {}
  const isChosen = params.childSku !== undefined
  useLayoutEffect(() => {
    const model = store.selection?.model
    if (width === undefined || height === undefined || !model) return
    const isRound = model.dimensions.some(({ code }) => code === 'diameter')
    const lengths = isRound ? { diameter: width } : { width, height }
    store.change((selection) => (isChosen ? selection : selection.setSizeMode('own')).setLengths(lengths))
  }, [store, width, height, isChosen])
}
