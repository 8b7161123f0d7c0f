import { readJson } from '@vitrin/kernel'
import { z } from 'zod'

/** JSON in a field of a form. */
export const jsonText = z.string().transform((text, context) => {
  const value = readJson(text)
  if (value !== undefined) return value
  context.addIssue({ code: 'custom', message: 'should be JSON' })
  return z.NEVER
})
