import type { ComponentProps } from 'react'

export interface ButtonProps extends ComponentProps<'button'> {
  /** The one that the page is for. */
  readonly main?: boolean
  readonly busy?: boolean | undefined
}

export function Button({ main = false, busy, type = 'button', ...button }: ButtonProps) {
  return <button {...button} type={type} className={main ? 'main' : undefined} aria-busy={busy || undefined} />
}
