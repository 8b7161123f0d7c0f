import { observer } from '@vitrin/theme-kit'
import { useId } from 'react'
import { useFormats } from '../../components/use-formats'
import { useQuietly } from '../../components/use-quietly'
import { useText } from '../../messages/use-text'
import { FieldError } from '../../ui/field'
import { SizeField } from '../../ui/size-field'
import { Squared } from '../../ui/squared'
import type { Measures } from './product-model'
import { useIssueText } from './use-issue-text'

/** What is typed is kept as typed; "89,3 cm" becomes 893 when the field is left. */
export default observer(function MeasureFields({ measures }: { readonly measures: Measures }) {
  const t = useText()
  const formats = useFormats()
  const issueText = useIssueText(measures)
  const errorId = useId()
  const place = (field: string) => measures.model.dimensions.findIndex(({ code }) => code === field)
  const sentences = measures.issues.toSorted((a, b) => place(a.field) - place(b.field)).map(issueText)
  const announced = useQuietly(sentences.join(' '))
  return (
    <>
      <div className="sizes">
        {measures.model.dimensions.map(({ code, label, min, max }) => (
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
        {sentences.map((sentence) => <FieldError key={sentence}><Squared text={sentence} /></FieldError>)}
      </div>
      <output className="visually-hidden">{announced}</output>
      {measures.standardSize && <p className="hint">{t('size.standardSize')}</p>}
    </>
  )
})
