import type { CSSProperties, ReactNode } from 'react'

export interface RatingProps {
  /** 0 to 5. */
  readonly value: number
  readonly shown: string
  readonly before: string
  readonly after: string
  readonly children?: ReactNode
}

export function Rating({ value, shown, before, after, children }: RatingProps) {
  return (
    <span className="rating">
      <span className="stars" style={{ '--v': value } as CSSProperties} aria-hidden="true" />
      <span>
        <span className="visually-hidden">{before}</span>
        {shown}
        <span className="visually-hidden">{after}</span> {children}
      </span>
    </span>
  )
}
