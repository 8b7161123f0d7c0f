import { useId, type ComponentProps } from 'react'
import { useText } from '../messages/use-text'
import { FieldError } from '../ui/field-error'

export interface StarChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'value'> {
  readonly error: string | undefined
}

/** One to five stars, as radio buttons: the arrow keys change them. */
export function StarChoice({ error, ...input }: StarChoiceProps) {
  const t = useText()
  const id = useId()
  return (
    <fieldset className="star-choice">
      <legend>{t('review.stars')}</legend>
      <div className="row">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input {...input} type="radio" value={stars} aria-describedby={error && id} />
            <span className="star" aria-hidden="true" />
            <span className="visually-hidden">{t('review.starCount', { count: stars })}</span>
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  )
}
