import type { ReactNode } from 'react'

/** The notes under a control: the error takes the place of the hint. */
export interface FieldNotes {
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** Connects a control with its hint or error for screen readers. */
export function describedBy(id: string, { hint, error }: FieldNotes) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-e` : hint ? `${id}-h` : undefined,
  }
}
