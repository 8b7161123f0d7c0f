import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { warningIcon } from './icons'
import { cloudOffIcon, infoIcon } from './deferred-icons'

const ICONS = { info: infoIcon, warning: cloudOffIcon, error: warningIcon } as const

export interface MessageBoxProps {
  readonly kind?: keyof typeof ICONS
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** A message in the page that cannot be closed. Screen readers announce an error when it appears. */
export function MessageBox({ kind = 'info', title, children }: MessageBoxProps) {
  return (
    <div
      className={classNames('message', kind !== 'info' && `is-${kind}`)}
      role={kind === 'error' ? 'alert' : undefined}
    >
      <Icon path={ICONS[kind]} />
      <b>{title}</b>
      {children && <span>{children}</span>}
    </div>
  )
}
