import { observer, useFormats, useStorefront, type FileRejection, type Shopper } from '@vitrin/theme-kit'
import { useId, useState, type ChangeEvent } from 'react'
import { useText, type TextKey } from '../messages/use-text'
import { Check } from '../ui/choice'
import { TextField } from '../ui/field'
import { FieldError } from '../ui/field-error'

const REASONS: Readonly<Record<FileRejection['code'], TextKey>> = {
  empty: 'contact.fileEmpty',
  'too-large': 'contact.fileTooLarge',
  'unknown-kind': 'contact.fileUnknown',
  encrypted: 'contact.fileEncrypted',
  'too-many': 'contact.fileTooMany',
  unreadable: 'contact.fileUnreadable',
  'no-room': 'contact.fileNoRoom',
}

const KINDS = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,application/pdf'

/** Chooses files, and lists those that are attached. They stay on the device until the question is sent. */
export const Attachments = observer(function Attachments({ contact }: { readonly contact: Shopper['contact'] }) {
  const t = useText()
  const formats = useFormats()
  const storefront = useStorefront()
  const listName = useId()
  const [makeSmaller, setMakeSmaller] = useState(false)
  const [rejected, setRejected] = useState<readonly FileRejection[]>([])
  const [hasFailed, setFailed] = useState(false)
  const files = contact.draft?.files ?? []

  const attempt = async (work: () => Promise<readonly FileRejection[] | void>) => {
    setFailed(false)
    try {
      setRejected((await work()) ?? [])
    } catch (error) {
      storefront.report(error)
      setFailed(true)
    }
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const picked = [...(currentTarget.files ?? [])]
    // The same file can be chosen again.
    currentTarget.value = ''
    void attempt(() => contact.attach(picked, { makeSmaller }))
  }
  const sizeText = (bytes: number) =>
    bytes < 1_000_000
      ? t('contact.kilobytes', { size: formats.number(Math.ceil(bytes / 1000)) })
      : t('contact.megabytes', { size: formats.number(bytes / 1_000_000, 1) })

  return (
    <div className="contact-files">
      <TextField
        type="file"
        multiple
        accept={KINDS}
        label={t('contact.files')}
        optional={t('ui.optional')}
        hint={t('contact.filesHint')}
        onChange={choose}
      />
      <Check type="checkbox" checked={makeSmaller} onChange={({ target }) => setMakeSmaller(target.checked)}>
        {t('contact.smaller')}
      </Check>
      <div role="alert">
        {hasFailed && <FieldError>{t('contact.filesFailed')}</FieldError>}
        {rejected.map(({ name, code }) => (
          <FieldError key={`${name} ${code}`}>{t(REASONS[code], { name })}</FieldError>
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
                <span className="small muted num">{sizeText(size)}</span>
                <button
                  type="button"
                  className="link link-quiet small"
                  aria-label={t('contact.fileRemove', { name })}
                  onClick={() => void attempt(() => contact.detach(key))}
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
