import type { ContactForm } from './contact-issues'

/** Without the blanks around each text. */
export function tidyForm(form: ContactForm): ContactForm {
  return Object.fromEntries(Object.entries(form).map(([field, text]) => [field, (text as string).trim()])) as never
}
