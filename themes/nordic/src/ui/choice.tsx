import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { finishStyle } from './dot'

export interface CheckProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly type: 'checkbox' | 'radio'
  readonly children: ReactNode
}

/** A checkbox or radio button with its label; the whole row can be clicked. */
export function Check({ children, ...input }: CheckProps) {
  return (
    <label className={classNames('check', input.disabled && 'is-disabled')}>
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}

export interface SwatchProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
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
      <input type="radio" {...input} />
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
  readonly onChange: (value: string) => void
}

export function Segmented({ name, value, options, onChange }: SegmentedProps) {
  return (
    <div className="segmented">
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
