import type { FieldLabels } from './field'

/** What ties a control to its hint or error for assistive technology. */
export function describedBy(id: string, { hint, error }: Pick<FieldLabels, 'hint' | 'error'>) {
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-e` : hint ? `${id}-h` : undefined,
  }
}
