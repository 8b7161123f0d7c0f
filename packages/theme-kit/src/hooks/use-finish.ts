import { useCoreStorefront } from '../storefront-context'

/** Id of an option value, in the catalogue or in a made-to-measure model → the name of its finish. Unknown ids have none. */
export function useFinish(): (valueId: string | number) => string | undefined {
  const { finishes } = useCoreStorefront().config
  return (valueId) => finishes?.[valueId]
}
