import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type StatusKind = 'ok' | 'wait' | 'out' | 'done'

/** A coloured dot and a text: colour alone says nothing. */
export function Status({ kind, children }: { readonly kind: StatusKind; readonly children: ReactNode }) {
  return <span className={classNames('status', kind !== 'ok' && `is-${kind}`)}>{children}</span>
}
