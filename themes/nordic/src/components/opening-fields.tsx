import { useOpeningFields, type TypedOpening } from '@vitrin/theme-kit'
import { useId, type FocusEvent } from 'react'
import { useText, type TextKey } from '../messages/use-text'
import { FieldError } from '../ui/field-error'
import { SizeField } from '../ui/size-field'

const LABELS: Readonly<Record<keyof TypedOpening, TextKey>> = { width: 'home.width', height: 'home.height' }

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
  const id = useId()
  const { fields, faults, announced, attach, left } = useOpeningFields({ typed, onType, optional })
  return (
    <>
      {fields.map(({ code, onText }) => (
        <SizeField
          key={code}
          label={t(LABELS[code])}
          name={code}
          unit={t('ui.mm')}
          errorIds={faults.some((fault) => fault.code === code) ? [`${id}-${code}`] : []}
          value={typed[code]}
          onText={onText}
          onBlur={(event) => {
            left()
            onLeave?.(event)
          }}
        />
      ))}
      {faults.map(({ code, text }) => (
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
