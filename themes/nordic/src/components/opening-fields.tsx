import {
  OPENING_LIMITS,
  parseOpeningLength,
  useDebouncedAnnouncement,
  useFormats,
  useShownFaults,
} from '@vitrin/theme-kit'
import { useCallback, useId, useState, type FocusEvent } from 'react'
import { useText, type TextKey } from '../messages/use-text'
import { FieldError } from '../ui/field-error'
import { SizeField } from '../ui/size-field'
import { useLengthText } from './use-length-text'

/** Width and height of an opening, as they were typed. */
export interface TypedOpening {
  readonly width: string
  readonly height: string
}

const MEASURES = ['width', 'height'] as const

export interface OpeningFieldsProps {
  readonly typed: TypedOpening
  readonly onType: (typed: TypedOpening) => void
  readonly onLeave?: (event: FocusEvent<HTMLInputElement>) => void
  /** Whether a field may stay empty. */
  readonly optional?: boolean
}

/** Two measure fields with their messages below. */
export function OpeningFields({ typed, onType, onLeave, optional = false }: OpeningFieldsProps) {
  const t = useText()
  const textOf = useOpeningText()
  const id = useId()
  const faults = MEASURES.filter((code) => !parseOpeningLength(typed[code]).ok && !(optional && isBlank(typed[code])))
  const { shown, typing, left, fields } = useShownFaults(faults, (code) => code)
  const messages = shown.map((code) => ({ code, text: textOf(code, typed[code]) }))
  const [first] = useState({ typed, typing, onType })
  const attach = useCallback(
    (output: HTMLElement | null) => {
      takeOverEarlyText(output?.closest('form'), first)
      return fields(output)
    },
    [fields, first],
  )
  const announced = useDebouncedAnnouncement(messages.map(({ text }) => text).join(' '))
  return (
    <>
      {MEASURES.map((code) => (
        <SizeField
          key={code}
          label={t(LABELS[code])}
          name={code}
          unit={t('ui.mm')}
          errorIds={shown.includes(code) ? [`${id}-${code}`] : []}
          value={typed[code]}
          onText={(text) => {
            typing()
            onType({ ...typed, [code]: text })
          }}
          onBlur={(event) => {
            left()
            onLeave?.(event)
          }}
        />
      ))}
      {messages.map(({ code, text }) => (
        <FieldError key={code} id={`${id}-${code}`}>
          {text}
        </FieldError>
      ))}
      <output className="visually-hidden" ref={attach}>
        {announced}
      </output>
    </>
  )
}

const LABELS: Readonly<Record<keyof TypedOpening, TextKey>> = { width: 'home.width', height: 'home.height' }
const NAMES: Readonly<Record<keyof TypedOpening, TextKey>> = { width: 'size.width', height: 'size.height' }

interface FirstFields {
  readonly typed: TypedOpening
  readonly typing: () => void
  readonly onType: (typed: TypedOpening) => void
}

/** The fields of the server's HTML take text before this code is there. */
function takeOverEarlyText(form: HTMLFormElement | null | undefined, { typed, typing, onType }: FirstFields): void {
  const textIn = (code: keyof TypedOpening) =>
    form?.querySelector<HTMLInputElement>(`[name=${code}]`)?.value ?? typed[code]
  const early = { width: textIn('width'), height: textIn('height') }
  if (MEASURES.every((code) => early[code] === typed[code])) return
  typing()
  onType(early)
}

const isBlank = (text: string) => text.trim() === ''

function useOpeningText(): (code: keyof TypedOpening, typed: string) => string {
  const t = useText()
  const formats = useFormats()
  const lengthText = useLengthText()
  return (code, typed) => {
    const dimension = t(NAMES[code])
    const length = parseOpeningLength(typed)
    if (length.ok) return ''
    if (length.rejection !== 'out-of-limits') return lengthText(length.rejection, dimension, typed)
    const { min, max } = OPENING_LIMITS
    const limits = t('size.limit', { dimension, min: formats.number(min), max: formats.number(max) })
    return `${limits} ${t('size.typed', { typed: typed.trim() })}`
  }
}
