import type { Dimension } from '@vitrin/made-to-measure'
import { observer } from '@vitrin/theme-kit'
import { useId } from 'react'
import { useFormats } from '../../components/use-formats'
import { useQuietly } from '../../components/use-quietly'
import { useText } from '../../messages/use-text'
import { FieldError } from '../../ui/field-error'
import { SizeField } from '../../ui/size-field'
import { Squared } from '../../ui/squared'
import type { TypedMeasures } from './product-model'
import { useIssueText } from './use-issue-text'

export interface MeasureFieldsProps {
  readonly measures: TypedMeasures
  readonly dimensions: readonly Dimension[]
}

/** What is typed is kept as typed; "89,3 cm" becomes 893 when the field is left. */
export default observer(function MeasureFields({ measures, dimensions }: MeasureFieldsProps) {
  const t = useText()
  const formats = useFormats()
  const issueText = useIssueText(dimensions)
  const errorId = useId()
  const place = (field: string) => dimensions.findIndex(({ code }) => code === field)
  const sentences = measures.issues.toSorted((a, b) => place(a.field) - place(b.field)).map(issueText)
  const announced = useQuietly(sentences.join(' '))
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
            onChange={(event) => measures.type(code, event.target.value)}
            onBlur={() => measures.commit(code)}
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
      {'standardSize' in measures && measures.standardSize && <p className="hint">{t('size.standardSize')}</p>}
    </>
  )
})
