import { classNames } from './class-names'

export interface IconProps {
  /** A path of `icons.ts` or `deferred-icons.ts`, on a 24 grid. */
  readonly path: string
  readonly small?: boolean
  readonly className?: string
}

/** A decoration: the control's name is in its text or its `aria-label`. */
export function Icon({ path, small, className }: IconProps) {
  return (
    <svg className={classNames('icon', small && 'icon-s', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
