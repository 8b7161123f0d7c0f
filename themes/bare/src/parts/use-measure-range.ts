import { useFormats, useMessage, type ListedProduct } from '@vitrin/theme-kit'

/** "700–1 200 mm": the first measure of a product that is cut to size. */
export function useMeasureRange(product: ListedProduct): string | undefined {
  const t = useMessage()
  const formats = useFormats()
  const dimension = product.made_to_measure?.dimensions[0]
  return dimension && t('ui.rangeMm', { min: formats.number(dimension.min), max: formats.number(dimension.max) })
}
