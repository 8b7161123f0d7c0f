import {
  observer,
  useDebouncedAnnouncement,
  useFormats,
  useIssueText,
  useMessage,
  useShownFaults,
  type MeasureIssue,
  type Measurement,
  type ProductStore,
} from '@vitrin/theme-kit'
import { useId } from 'react'
import { LengthField } from '../../ui/field'
import { FieldError } from '../../ui/note'

const keyOf = ({ field, rule }: MeasureIssue) => `${field}-${rule}`

export interface MeasureFieldsProps {
  readonly store: ProductStore
  readonly measures: Measurement
}

/** The fields keep what was typed; "89,3 cm" becomes 893 when the field is left. */
export const MeasureFields = observer(function MeasureFields({ store, measures }: MeasureFieldsProps) {
  const t = useMessage()
  const formats = useFormats()
  const { dimensions } = measures
  const issueText = useIssueText(dimensions)
  const id = useId()
  const place = (field: string) => dimensions.findIndex(({ code }) => code === field)
  const faults = measures.issues.toSorted((a, b) => place(a.field) - place(b.field))
  const { shown, typing, left, fields } = useShownFaults(faults, keyOf)
  const texts = shown.map((issue) => ({ field: issue.field, id: `${id}-${keyOf(issue)}`, text: issueText(issue) }))
  const announced = useDebouncedAnnouncement(texts.map(({ text }) => text).join(' '))
  return (
    <>
      <div className="fields measures" ref={fields}>
        {dimensions.map(({ code, label, min, max }) => (
          <LengthField
            key={code}
            label={label}
            hint={t('ui.rangeMm', { min: formats.number(min), max: formats.number(max) })}
            errorIds={texts.flatMap((text) => (text.field === code ? [text.id] : []))}
            value={measures.typed[code] ?? ''}
            onText={(text) => {
              typing()
              store.change((before) => before.typeLength(code, text))
            }}
            onBlur={() => {
              left()
              store.change((before) => before.commitLength(code))
            }}
          />
        ))}
      </div>
      {texts.map((text) => (
        <FieldError key={text.id} id={text.id}>
          {text.text}
        </FieldError>
      ))}
      <output className="vh">{announced}</output>
      {measures.by === 'model' && measures.standardSize && <p>{t('size.standardSize')}</p>}
    </>
  )
})
