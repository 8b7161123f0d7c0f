import { z } from 'zod'

/** JSON in a field of a form. */
export const jsonText = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'should be JSON' })
    return z.NEVER
  }
})
