import type { ReactNode } from 'react'
import { Check } from '../../ui/check'

export interface MethodChoiceProps {
  readonly legend: string
  readonly name: string
  readonly methods: readonly { readonly id: string; readonly title: string; readonly price: ReactNode }[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** Delivery or payment methods with their prices. */
export function MethodChoice({ legend, name, methods, chosen, onChoose }: MethodChoiceProps) {
  return (
    <fieldset>
      <legend className="label">{legend}</legend>
      <div className="ship">
        {methods.map(({ id, title, price }) => (
          <Check key={id} type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)}>
            <span>{title}</span>
            {price}
          </Check>
        ))}
      </div>
    </fieldset>
  )
}
