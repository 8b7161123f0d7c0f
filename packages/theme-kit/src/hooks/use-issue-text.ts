import { useFormats } from './use-formats'
import type { Dimension, MeasureIssue } from '../model'
import { useMessage } from './use-message'
import type { MessageKey } from '@vitrin/i18n'
import { useLengthText } from './use-length-text'

export const MEASURE_NAMES: Readonly<Record<string, MessageKey>> = {
  width: 'size.width',
  depth: 'size.depth',
  height: 'size.height',
  diameter: 'size.diameter',
}

/** The text of a broken rule. It names the dimension, what was typed, and the number that would do. */
export function useIssueText(dimensions: readonly Dimension[]): (issue: MeasureIssue) => string {
  const t = useMessage()
  const formats = useFormats()
  const lengthText = useLengthText()
  const nameOf = (code: string) => (MEASURE_NAMES[code] ? t(MEASURE_NAMES[code]) : code)
  const decimal = (value: number) => formats.number(value, Number.isInteger(value) ? 0 : 1)
  return (issue) => {
    const { field, rule, limit, actual, mend, sides, isWholeGlass } = issue
    const dimension = nameOf(field)
    const range = dimensions.find(({ code }) => code === field)
    const most = { limit: decimal(limit ?? 0) }
    // A host that checks the piece itself does not send the actual value.
    const withActual = (sentence: string, key: MessageKey, value: (number: number) => string = decimal) =>
      typeof actual === 'number' ? `${sentence} ${t(key, { actual: value(actual), typed: value(actual) })}` : sentence
    const withMend = (sentence: string) =>
      mend
        ? `${sentence} ${t(mend.bound === 'max' ? 'size.mendMax' : 'size.mendMin', {
            dimension: nameOf(mend.field),
            length: formats.number(mend.length),
          })}`
        : sentence
    switch (rule) {
      case 'min':
      case 'max': {
        const limits = { min: formats.number(range?.min ?? 0), max: formats.number(range?.max ?? 0) }
        return withActual(t('size.limit', { dimension, ...limits }), 'size.typed')
      }
      case 'step':
        return withActual(
          t('size.step', { dimension, ...stepsAround(issue, range, (value) => formats.number(value)) }),
          'size.typed',
        )
      case 'required':
        return lengthText('empty', dimension, '')
      case 'empty':
      case 'not-a-length':
      case 'fraction':
      case 'grouping':
      case 'several':
        return lengthText(rule, dimension, String(actual ?? ''))
      case 'max-area':
        return withMend(withActual(t('size.maxArea', most), 'size.area'))
      case 'max-weight-per-hinge':
        return withMend(withActual(t('size.maxWeight', most), 'size.weight'))
      case 'max-ratio': {
        const [longer, shorter] = sides ?? ['height', 'width']
        const named = { ...most, longer: nameOf(longer), shorter: nameOf(shorter).toLowerCase() }
        return withMend(t(isWholeGlass === false ? 'size.maxRatioOfPane' : 'size.maxRatio', named))
      }
      case 'standard-size':
        return t('size.chooseStandard')
      default:
        return t('size.other')
    }
  }
}

/** The nearest lengths that are whole steps away from the smallest. */
function stepsAround(
  { limit, actual }: MeasureIssue,
  range: Dimension | undefined,
  number: (value: number) => string,
): Readonly<Record<'step' | 'below' | 'above', string>> {
  const step = limit ?? 1
  const min = range?.min ?? 0
  const below = min + Math.floor((Number(actual) - min) / step) * step
  return { step: number(step), below: number(below), above: number(below + step) }
}
