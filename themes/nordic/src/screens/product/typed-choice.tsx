import { useText } from '../../messages/use-text'
import { TextField } from '../../ui/field'
import { MessageBox } from '../../ui/message-box'
import { TextArea } from '../../ui/text-area'
import type { ChoiceGroupProps } from './choice-group'

const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', date_time: 'datetime-local', time: 'time' }

/** An option that the shopper writes, in the field of its kind (contract §3.2). */
export default function TypedChoice({ option: { id, title, type, required, text, maxCharacters }, error, onChoose }: ChoiceGroupProps) {
  const t = useText()
  // The shop takes no files with an order: who needs to send one is told how.
  if (type === 'file') return <MessageBox title={title}>{t('product.fileByMail')}</MessageBox>
  const field = {
    label: title, optional: required ? undefined : t('ui.optional'), error, value: text, maxLength: maxCharacters,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChoose(id, target.value),
  }
  return type === 'area' ? <TextArea {...field} rows={3} /> : <TextField {...field} type={INPUT_TYPES[type] ?? 'text'} />
}
