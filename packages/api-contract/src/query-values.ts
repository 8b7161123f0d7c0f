import { z } from 'zod'

// Schemas for the values of a query string, which are texts.

export const text = z.string().min(1)

export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,15}$/, 'should be a whole number')
  .transform(Number)

/** A list such as `a,b,c`; spaces and empty parts are removed. */
export const commaList = z.string().transform((list) =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
)

export const nonEmptyCommaList = commaList.refine(
  (list) => list.length > 0,
  'should name at least one, separated by commas',
)
