import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'

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
