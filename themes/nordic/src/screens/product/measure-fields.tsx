import {
  observer,
  useDebouncedAnnouncement,
  useFormats,
  useShownFaults,
  type MeasureIssue,
  type Measurement,
  type ProductStore,
  useIssueText,
} from '@vitrin/theme-kit'
import { useId } from 'react'
import { useText } from '../../messages/use-text'
import { FieldError } from '../../ui/field-error'
import { Squared } from '../../ui/squared'
import { MeasureField } from './measure-field'

export interface MeasureFieldsProps {
  readonly store: ProductStore
  readonly measures: Measurement
}

const keyOf = ({ field, rule }: MeasureIssue) => `${field}-${rule}`

/** The fields keep the typed text. "89,3 cm" becomes 893 when the shopper leaves the field. */
export default observer(function MeasureFields({ store, measures }: MeasureFieldsProps) {
  const { dimensions } = measures
  const t = useText()
  const formats = useFormats()
  const issueText = useIssueText(dimensions)
  const id = useId()
  const place = (field: string) => dimensions.findIndex(({ code }) => code === field)
  const faults = measures.issues.toSorted((a, b) => place(a.field) - place(b.field))
  const { shown, typing, left, fields } = useShownFaults(faults, keyOf)
  const messages = shown.map((issue) => ({ field: issue.field, id: `${id}-${keyOf(issue)}`, text: issueText(issue) }))
  const announced = useDebouncedAnnouncement(messages.map(({ text }) => text).join(' '))
  return (
    <>
      <div className="sizes" ref={fields}>
        {dimensions.map(({ code, label, min, max }) => (
          <MeasureField
            key={code}
            label={label}
            unit={t('ui.mm')}
            hint={<span className="num">{t('ui.range', { min: formats.number(min), max: formats.number(max) })}</span>}
            errorIds={messages.filter(({ field }) => field === code).map((message) => message.id)}
            value={measures.typed[code] ?? ''}
            onText={(text) => {
              typing()
              store.change((selection) => selection.typeLength(code, text))
            }}
            onBlur={() => {
              left()
              store.change((selection) => selection.commitLength(code))
            }}
          />
        ))}
      </div>
      {messages.map((message) => (
        <FieldError key={message.id} id={message.id}>
          <Squared text={message.text} />
        </FieldError>
      ))}
      <output className="visually-hidden">{announced}</output>
      {measures.by === 'model' && measures.standardSize && <p className="hint">{t('size.standardSize')}</p>}
    </>
  )
})
