import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useText } from '../../messages/use-text'
import { classNames } from '../../ui/class-names'

export type StepState = 'done' | 'current' | 'next'

export interface StepProps {
  readonly state: StepState
  /** The name in the ruler and of the folded step. */
  readonly name: string
  /** The heading of the open step. */
  readonly title: string
  /** The answers in one line. */
  readonly summary?: ReactNode
  readonly onEdit: () => void
  readonly children: ReactNode
}

/**
 * A step is open, folded to one line with a button to change it, or still to come. Opening moves the focus to its
 * heading.
 */
export function Step({ state, name, title, summary, onEdit, children }: StepProps) {
  const t = useText()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (state === 'current' && before.current !== 'current') heading.current?.focus()
    before.current = state
  }, [state])
  return (
    <section
      className={classNames('step', state === 'current' && 'is-open', state === 'next' && 'is-next')}
      aria-labelledby={id}
    >
      <div className="top">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {state === 'current' ? title : name}
        </h2>
        {state === 'done' && (
          <button
            type="button"
            className="link link-quiet"
            aria-label={t('checkout.editStep', { step: name })}
            onClick={onEdit}
          >
            {t('checkout.edit')}
          </button>
        )}
      </div>
      {state === 'done' && summary && <p className="done">{summary}</p>}
      {state === 'current' && children}
    </section>
  )
}
