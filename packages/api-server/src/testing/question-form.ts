import { sampleFiles } from '@vitrin/contact/testing'

const FIELDS = {
  name: 'Åsa Berg',
  telephone: '070-174 06 05',
  email: 'asa@example.se',
  subject: 'Duschhörna i grått glas',
  question: 'Går det att få hörnan i grått glas?\nVi har 912 mm till dörren.',
  storeCode: 'sv',
}

/** A file of a form: bytes and the name that the shopper gave them. */
export type FormAttachment = readonly [bytes: Uint8Array<ArrayBuffer>, name: string, claimedType?: string]

export const aPhoto: FormAttachment = [sampleFiles['image/jpeg'], 'badrum.jpg', 'image/jpeg']

/** The contact form as a client sends it. */
export function questionForm(
  changes: Readonly<Record<string, string>> = {},
  attachments: readonly FormAttachment[] = [],
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...FIELDS, ...changes })) form.set(name, value)
  for (const [bytes, name, type = ''] of attachments) form.append('attachment', new Blob([bytes], { type }), name)
  return form
}
