import { accept, reject, type Outcome } from '@vitrin/kernel'
import type { z } from 'zod'
import { fieldRefusals, sentences, type FieldRefusals } from './field-refusals'

/** Parses a part of a request with a schema. Gives its output, or a refusal for each wrong field. */
export function parseRequest<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): Outcome<z.output<Schema>, FieldRefusals> {
  const parsed = schema.safeParse(input, { error: sentences })
  return parsed.success ? accept(parsed.data) : reject(fieldRefusals(parsed.error))
}
