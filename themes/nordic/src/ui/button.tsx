import type { ComponentProps } from 'react'
import { classNames } from './class-names'

export interface ButtonProps extends ComponentProps<'button'> {
  readonly secondary?: boolean | undefined
  readonly small?: boolean | undefined
  readonly wide?: boolean | undefined
  /** The button keeps its width, hides its text and has `aria-busy`. */
  readonly busy?: boolean | undefined
}

export function buttonClass({
  secondary,
  small,
  wide,
  busy,
}: Pick<ButtonProps, 'secondary' | 'small' | 'wide' | 'busy'> = {}): string {
  return classNames('button', secondary && 'is-secondary', small && 'is-small', wide && 'is-wide', busy && 'is-busy')
}

export function Button({ secondary, small, wide, busy, className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ secondary, small, wide, busy }), className)}
      aria-busy={busy || undefined}
    />
  )
}
