import { useMessage, useOpeningFields, type TypedOpening } from '@vitrin/theme-kit'
import { useId, type FocusEvent } from 'react'
import { LengthField } from '../ui/field'
import { FieldError } from '../ui/note'

export interface OpeningFieldsProps {
  readonly typed: TypedOpening
  readonly onType: (typed: TypedOpening) => void
  readonly onLeave?: (event: FocusEvent<HTMLInputElement>) => void
  readonly optional?: boolean
}

/** Width and height of an opening, with what is wrong with them. */
export function OpeningFields({ typed, onType, onLeave, optional = false }: OpeningFieldsProps) {
  const t = useMessage()
  const id = useId()
  const { fields, faults, announced, attach, left } = useOpeningFields({ typed, onType, optional })
  return (
    <>
      {fields.map(({ code, onText }) => (
        <LengthField
          key={code}
          label={t(`home.${code}`)}
          hint={t('ui.mm')}
          name={code}
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
      <output className="vh" ref={attach}>
        {announced}
      </output>
    </>
  )
}
