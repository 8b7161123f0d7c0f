import { OPENING_LIMITS, parseOpeningLength } from '@vitrin/made-to-measure'
import { useCallback, useState, type RefCallback } from 'react'
import { useDebouncedAnnouncement } from './use-debounced-announcement'
import { useFormats } from './use-formats'
import { MEASURE_NAMES } from './use-issue-text'
import { useLengthText } from './use-length-text'
import { useMessage } from './use-message'
import { useShownFaults } from './use-shown-faults'

/** Width and height of an opening, as they were typed. */
export interface TypedOpening {
  readonly width: string
  readonly height: string
}

const CODES = ['width', 'height'] as const

export interface OpeningFieldsOptions {
  readonly typed: TypedOpening
  readonly onType: (typed: TypedOpening) => void
  /** Whether a field may stay empty. */
  readonly optional: boolean
}

export interface OpeningFields {
  /** For each field: how to type into it. */
  readonly fields: readonly { readonly code: keyof TypedOpening; readonly onText: (text: string) => void }[]
  /** What is wrong, and with which field. */
  readonly faults: readonly { readonly code: keyof TypedOpening; readonly text: string }[]
  /** For a live region, which gets `attach` as its ref. */
  readonly announced: string
  readonly attach: RefCallback<HTMLElement>
  /** A field was left. */
  readonly left: () => void
}

/** Width and height of an opening, and when to say what is wrong with them. The fields have the codes as names. */
export function useOpeningFields({ typed, onType, optional }: OpeningFieldsOptions): OpeningFields {
  const textOf = useFaultText()
  const isFine = (text: string) => parseOpeningLength(text).ok || (optional && text.trim() === '')
  const { shown, typing, left, fields } = useShownFaults(
    CODES.filter((code) => !isFine(typed[code])),
    (code) => code,
  )
  const faults = shown.map((code) => ({ code, text: textOf(code, typed[code]) }))
  const announced = useDebouncedAnnouncement(faults.map(({ text }) => text).join(' '))
  const [first] = useState({ typed, onType, typing })
  const attach = useCallback(
    (output: HTMLElement | null) => {
      keepEarlyText(output?.closest('form'), first)
      return fields(output)
    },
    [fields, first],
  )
  return {
    fields: CODES.map((code) => ({
      code,
      onText: (text) => {
        typing()
        onType({ ...typed, [code]: text })
      },
    })),
    faults,
    announced,
    attach,
    left,
  }
}

interface First extends Pick<OpeningFieldsOptions, 'typed' | 'onType'> {
  readonly typing: () => void
}

/** The fields of the server take text before this code is there. */
function keepEarlyText(form: HTMLFormElement | null | undefined, { typed, typing, onType }: First): void {
  const textIn = (code: keyof TypedOpening) =>
    form?.querySelector<HTMLInputElement>(`[name=${code}]`)?.value ?? typed[code]
  const now = { width: textIn('width'), height: textIn('height') }
  if (CODES.every((code) => now[code] === typed[code])) return
  typing()
  onType(now)
}

function useFaultText(): (code: keyof TypedOpening, typed: string) => string {
  const t = useMessage()
  const formats = useFormats()
  const lengthText = useLengthText()
  return (code, typed) => {
    const dimension = t(MEASURE_NAMES[code]!)
    const length = parseOpeningLength(typed)
    if (length.ok) return ''
    if (length.rejection !== 'out-of-limits') return lengthText(length.rejection, dimension, typed)
    const { min, max } = OPENING_LIMITS
    const limits = t('size.limit', { dimension, min: formats.number(min), max: formats.number(max) })
    return `${limits} ${t('size.typed', { typed: typed.trim() })}`
  }
}
