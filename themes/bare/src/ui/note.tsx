import { Link, useLinks, useMessage, type MessageKey } from '@vitrin/theme-kit'
import type { ReactNode } from 'react'

export interface NoteProps {
  readonly kind?: 'info' | 'warning' | 'error'
  readonly title: ReactNode
  readonly children?: ReactNode
}

/** A message of the page. Screen readers announce an error when it appears. */
export function Note({ kind = 'info', title, children }: NoteProps) {
  return (
    <div className={`note ${kind}`} role={kind === 'error' ? 'alert' : undefined}>
      <b>{title}</b>
      {children && <div>{children}</div>}
    </div>
  )
}

export function FieldError({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  return (
    <p className="wrong" id={id}>
      {children}
    </p>
  )
}

/** What went wrong with an action. The region is always there, so that its text is announced. */
export function Problem({ children }: { readonly children: ReactNode }) {
  return <div role="alert">{children && <FieldError>{children}</FieldError>}</div>
}

/** In the place of what is still loading; hidden in a browser without JavaScript. */
export function Waiting({ text }: { readonly text?: MessageKey }) {
  const t = useMessage()
  return (
    <div className="wait js" aria-busy="true">
      {text && <output>{t(text)}</output>}
    </div>
  )
}

export type StatusKind = 'ok' | 'wait' | 'out'

/** A sign and a text: colour alone says nothing. */
export function Status({ kind, children }: { readonly kind: StatusKind; readonly children: ReactNode }) {
  return <span className={`status ${kind}`}>{children}</span>
}

/** In place of an empty list. */
export function Empty({ title, text }: { readonly title: MessageKey; readonly text: MessageKey }) {
  const t = useMessage()
  const links = useLinks()
  return (
    <>
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
      <p>
        <Link to={links.home}>{t('cart.seeRange')}</Link>
      </p>
    </>
  )
}
