import type { ReactNode } from 'react'
import { classNames } from './class-names'

export interface SkeletonProps {
  readonly lines: number
  /** Hidden in a browser without JavaScript, where the content never comes. */
  readonly needsScript?: boolean
  /** What screen readers hear. */
  readonly children?: ReactNode
}

/** Grey lines in the place of content that is still loading. */
export function Skeleton({ lines, needsScript = false, children }: SkeletonProps) {
  return (
    <div className={classNames('skeleton', needsScript && 'needs-script')} aria-busy="true">
      {children}
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" />
      ))}
    </div>
  )
}
