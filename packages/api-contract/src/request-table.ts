import type { z } from 'zod'

/** What a call may carry, part by part. */
export interface RequestSchemas {
  readonly path?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
}

/** Keeps each schema's type by its endpoint's name. */
export function defineRequests<const Table extends Readonly<Record<string, RequestSchemas>>>(table: Table): Table {
  return table
}
