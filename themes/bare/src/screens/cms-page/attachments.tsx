import { observer, useAttachedFiles, useMessage, type Shopper } from '@vitrin/theme-kit'
import { FileList } from '../../parts/file-list'
import { Check, TextField } from '../../ui/field'
import { FieldError } from '../../ui/note'

/** Files for a question. They stay on the device until it is sent. */
export const Attachments = observer(function Attachments({ contact }: { readonly contact: Shopper['contact'] }) {
  const t = useMessage()
  const { files, field, problems, makesSmaller, setMakesSmaller, remove } = useAttachedFiles(contact)
  return (
    <>
      <TextField {...field} label={t('contact.files')} optional hint={t('contact.filesHint')} />
      <Check type="checkbox" checked={makesSmaller} onChange={({ target }) => setMakesSmaller(target.checked)}>
        {t('contact.smaller')}
      </Check>
      <div role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      <FileList label={t('contact.filesList')} files={files} onRemove={remove} />
    </>
  )
})
