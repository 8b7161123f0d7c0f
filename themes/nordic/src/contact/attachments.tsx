import { observer, useAttachedFiles, type Shopper } from '@vitrin/theme-kit'
import { useId } from 'react'
import { useText } from '../messages/use-text'
import { Check } from '../ui/check'
import { TextField } from '../ui/field'
import { FieldError } from '../ui/field-error'

/** Chooses files, and lists those that are attached. They stay on the device until the question is sent. */
export const Attachments = observer(function Attachments({ contact }: { readonly contact: Shopper['contact'] }) {
  const t = useText()
  const listName = useId()
  const { files, field, problems, makesSmaller, setMakesSmaller, remove } = useAttachedFiles(contact)
  return (
    <div className="contact-files">
      <TextField {...field} label={t('contact.files')} optional={t('ui.optional')} hint={t('contact.filesHint')} />
      <Check type="checkbox" checked={makesSmaller} onChange={({ target }) => setMakesSmaller(target.checked)}>
        {t('contact.smaller')}
      </Check>
      <div role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      {files.length > 0 && (
        <>
          <p id={listName} className="visually-hidden">
            {t('contact.filesList')}
          </p>
          <ul className="list" aria-labelledby={listName}>
            {files.map(({ key, name, size }) => (
              <li key={key} className="cluster">
                <span className="contact-file">{name}</span>
                <span className="small muted num">{size}</span>
                <button
                  type="button"
                  className="link link-quiet small"
                  aria-label={t('contact.fileRemove', { name })}
                  onClick={() => remove(key)}
                >
                  {t('cart.remove')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
})
