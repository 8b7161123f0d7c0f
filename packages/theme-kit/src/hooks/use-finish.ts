import { useCoreStorefront } from '../storefront-context'

/**
 * The finish of an option value, e.g. `brass`, by its id in the catalogue or in a made-to-measure model. Undefined for
 * a value that is not a finish.
 */
export function useFinish(): (valueId: string | number) => string | undefined {
  const { finishes = {} } = useCoreStorefront().config
  return (valueId) => {
    const id = String(valueId)
    return Object.keys(finishes).find((finish) => finish === id || finishes[finish]?.includes(id))
  }
}
