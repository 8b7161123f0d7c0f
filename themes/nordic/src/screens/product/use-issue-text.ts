import { useFormats, type Dimension, type MeasureIssue } from '@vitrin/theme-kit'
import { useText, type TextKey } from '../../messages/use-text'

const DIMENSIONS: Readonly<Record<string, TextKey>> = {
  width: 'size.width',
  depth: 'size.depth',
  height: 'size.height',
  diameter: 'size.diameter',
}

/** The text of a broken rule: it names the limit. */
export function useIssueText(dimensions: readonly Dimension[]): (issue: MeasureIssue) => string {
  const t = useText()
  const formats = useFormats()
  return ({ field, rule, limit, actual }) => {
    const key = DIMENSIONS[field]
    const dimension = key ? t(key) : field
    const range = dimensions.find(({ code }) => code === field)
    const most = { limit: formats.number(limit ?? 0, 1) }
    // A host that checks the piece itself does not send the actual value.
    const withActual = (sentence: string, actualKey: TextKey) =>
      typeof actual === 'number' ? `${sentence} ${t(actualKey, { actual: formats.number(actual, 1) })}` : sentence
    switch (rule) {
      case 'min':
      case 'max':
        return t('size.limit', {
          dimension,
          min: formats.number(range?.min ?? 0),
          max: formats.number(range?.max ?? 0),
        })
      case 'step':
        return t('size.step', { dimension, step: formats.number(limit ?? 1) })
      case 'empty':
      case 'required':
        return t('size.required')
      case 'not-a-length':
      case 'fraction':
        return t('size.unreadable', { dimension })
      case 'max-area':
        return withActual(t('size.maxArea', most), 'size.area')
      case 'max-weight-per-hinge':
        return withActual(t('size.maxWeight', most), 'size.weight')
      case 'max-ratio':
        return t('size.maxRatio', most)
      case 'standard-size':
        return t('size.chooseStandard')
      default:
        return t('size.other')
    }
  }
}
