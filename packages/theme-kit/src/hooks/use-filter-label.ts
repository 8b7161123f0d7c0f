import type { ListingStore } from '../stores'
import { useFormats } from './use-formats'

type FilterOption = Pick<ListingStore['chips'][number], 'type' | 'label' | 'from' | 'to'>

/** The label of a filter's option. A price range is shown in the view's money (decisions.md 36). */
export function useFilterLabel(): (option: FilterOption) => string {
  const formats = useFormats()
  return (option) => (option.type === 'price' ? formats.priceRange(option) : option.label)
}
