import { observer, useDebouncedAnnouncement, useFormats, type Measurement, type ProductStore } from '@vitrin/theme-kit'
import { useId } from 'react'
import { useText } from '../../messages/use-text'
import { FieldError } from '../../ui/field-error'
import { SizeField } from '../../ui/size-field'
import { Squared } from '../../ui/squared'
import { useIssueText } from './use-issue-text'

export interface MeasureFieldsProps {
  readonly store: ProductStore
  readonly measures: Measurement
}

/** The fields keep the typed text. "89,3 cm" becomes 893 when the shopper leaves the field. */
export default observer(function MeasureFields({ store, measures }: MeasureFieldsProps) {
  const { dimensions } = measures
  const t = useText()
  const formats = useFormats()
  const issueText = useIssueText(dimensions)
  const errorId = useId()
  const place = (field: string) => dimensions.findIndex(({ code }) => code === field)
  const sentences = measures.issues.toSorted((a, b) => place(a.field) - place(b.field)).map(issueText)
  const announced = useDebouncedAnnouncement(sentences.join(' '))
  return (
    <>
      <div className="sizes">
        {dimensions.map(({ code, label, min, max }) => (
          <SizeField
            key={code}
            label={label}
            unit={t('ui.mm')}
            hint={<span className="num">{t('ui.range', { min: formats.number(min), max: formats.number(max) })}</span>}
            errorId={measures.issues.some(({ field }) => field === code) ? errorId : undefined}
            value={measures.typed[code] ?? ''}
            onChange={(event) => store.change((selection) => selection.typeLength(code, event.target.value))}
            onBlur={() => store.change((selection) => selection.commitLength(code))}
          />
        ))}
      </div>
      <div id={errorId}>
        {sentences.map((sentence) => (
          <FieldError key={sentence}>
            <Squared text={sentence} />
          </FieldError>
        ))}
      </div>
      <output className="visually-hidden">{announced}</output>
      {measures.by === 'model' && measures.standardSize && <p className="hint">{t('size.standardSize')}</p>}
    </>
  )
})
