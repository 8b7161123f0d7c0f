import type { ChosenPictures } from '@vitrin/theme-kit/forms'
import { useId } from 'react'
import { useText } from '../messages/use-text'
import { TextField } from '../ui/field'
import { FieldError } from '../ui/field-error'

/** Chooses pictures for a review, and lists them. */
export function PictureChoice({ pictures, problems, add, remove }: ChosenPictures) {
  const t = useText()
  const listName = useId()
  return (
    <div className="picture-choice">
      <TextField
        type="file"
        multiple
        accept="image/*"
        label={t('review.pictures')}
        optional={t('ui.optional')}
        hint={t('review.picturesHint')}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again.
          currentTarget.value = ''
          void add(files)
        }}
      />
      <div role="alert">
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
      </div>
      {pictures.length > 0 && (
        <>
          <p id={listName} className="visually-hidden">
            {t('review.pictures')}
          </p>
          <ul className="list" aria-labelledby={listName}>
            {pictures.map(({ key, name }) => (
              <li key={key} className="cluster">
                <span>{name}</span>
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
}
