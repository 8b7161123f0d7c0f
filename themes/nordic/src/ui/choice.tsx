import { memo, type ComponentProps, type ReactNode } from 'react'
import '../styles/choices.css'
import { classNames } from './class-names'
import { finishStyle } from './dot'

interface RadioProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'onChange'> {
  readonly value: string
  /** The same function in each render. */
  readonly onChoose: (value: string) => void
}

/** A form has twenty: each keystroke in own measures would write all their attributes anew. */
const Radio = memo(function Radio({ onChoose, ...input }: RadioProps) {
  return <input type="radio" {...input} onChange={() => onChoose(input.value)} />
})

export interface SwatchProps extends RadioProps {
  readonly name: string
  readonly label: string
  readonly note?: ReactNode
  readonly finish?: string | undefined
  /** Out of stock. It can still be chosen; the note says that it can be ordered. */
  readonly out?: boolean
}

export function Swatch({ label, note, finish, out, ...input }: SwatchProps) {
  return (
    <label className={classNames('swatch', out && 'is-out')}>
      <Radio {...input} />
      {finish && <span className="chip-colour" style={finishStyle(finish)} />}
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  )
}

export interface SegmentedProps {
  readonly name: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The same function in each render. */
  readonly onChoose: (value: string) => void
}

export function Segmented({ name, value, options, onChoose }: SegmentedProps) {
  return (
    <div className="segmented">
      {options.map((option) => (
        <label key={option.value}>
          <Radio name={name} value={option.value} checked={option.value === value} onChoose={onChoose} />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
