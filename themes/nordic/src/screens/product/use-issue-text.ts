import type { MeasureIssue } from '@vitrin/catalog'
import { useFormats } from '../../components/use-formats'
import { useText, type TextKey } from '../../messages/use-text'
import type { Measures } from './product-model'

const DIMENSIONS: Readonly<Record<string, TextKey>> = { width: 'size.width', depth: 'size.depth', height: 'size.height', diameter: 'size.diameter' }

/** The sentence of a broken rule: what the limit is, not that something is wrong. */
export function useIssueText(measures: Measures): (issue: MeasureIssue) => string {
  const t = useText()
  const formats = useFormats()
  return ({ field, rule, limit, actual }) => {
    const key = DIMENSIONS[field]
    const dimension = key ? t(key) : field
    const range = measures.model.dimensions.find(({ code }) => code === field)
    const sizes = { limit: formats.number(limit ?? 0, 1), actual: typeof actual === 'number' ? formats.number(actual, 1) : '' }
    switch (rule) {
      case 'min':
      case 'max':
        return t('size.limit', { dimension, min: formats.number(range?.min ?? 0), max: formats.number(range?.max ?? 0) })
      case 'step':
        return t('size.step', { dimension, step: formats.number(limit ?? 1) })
      case 'empty':
      case 'required':
        return t('size.required')
      case 'not-a-length':
      case 'fraction':
        return t('size.unreadable', { dimension })
      case 'max-area':
        return t('size.maxArea', sizes)
      case 'max-weight-per-hinge':
        return t('size.maxWeight', sizes)
      case 'max-ratio':
        return t('size.maxRatio', sizes)
      default:
        return t('size.other')
    }
  }
}
