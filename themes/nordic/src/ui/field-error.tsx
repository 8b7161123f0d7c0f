import type { ReactNode } from 'react'
import { Icon } from './icon'
import { warningIcon } from './icons'

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon path={warningIcon} small />
      <span>{children}</span>
    </p>
  )
}
