import type { ReactNode } from 'react'
import '../styles/accordion.css'

export interface AccordionProps {
  readonly entries: readonly { readonly title: string; readonly body: ReactNode }[]
}

export function Accordion({ entries }: AccordionProps) {
  if (entries.length === 0) return null
  return (
    <div className="accordion">
      {entries.map(({ title, body }) => (
        <details key={title}>
          <summary>{title}</summary>
          <div className="inner">{body}</div>
        </details>
      ))}
    </div>
  )
}
