import type { z } from 'zod'

/** The schemas of the parts of a request. */
export interface RequestSchemas {
  readonly path?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
}

/** Keeps the type of each schema by the name of its endpoint. */
export function defineRequests<const Table extends Readonly<Record<string, RequestSchemas>>>(table: Table): Table {
  return table
}
