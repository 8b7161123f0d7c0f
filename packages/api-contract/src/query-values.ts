import { z } from 'zod'

/** Values of a query string: text that stands for something else. */

export const text = z.string().min(1)

export const wholeNumber = z
  .string()
  .regex(/^-?\d{1,15}$/, 'should be a whole number')
  .transform(Number)

/** `a,b,c` as one value; blanks and empty parts are dropped. */
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
