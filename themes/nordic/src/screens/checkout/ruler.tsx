import { useText, type TextKey } from '../../messages/use-text'

export interface RulerProps {
  readonly steps: readonly { readonly name: TextKey; readonly state: 'done' | 'current' | 'next' }[]
}

/** The steps as marks of a ruler. */
export function Ruler({ steps }: RulerProps) {
  const t = useText()
  return (
    <ol className="steps" aria-label={t('checkout.steps')}>
      {steps.map(({ name, state }) => (
        <li
          key={name}
          data-state={state === 'done' ? 'done' : undefined}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          {t(name)}
          {state === 'done' && <span className="visually-hidden">{t('checkout.done')}</span>}
        </li>
      ))}
    </ol>
  )
}
