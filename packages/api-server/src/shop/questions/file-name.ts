import { ATTACHMENT_TYPES, type AttachmentType } from '@vitrin/contact'

const LONGEST = 80
/** Control and format characters, such as marks of the writing direction, and what folders and shells read. */
const UNSAFE = /[\p{C}\p{Zl}\p{Zp}"*:<>?|]+/gu
/** Endings of the same kinds. */
const USUAL_ENDINGS: Readonly<Partial<Record<AttachmentType, RegExp>>> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/heic': /\.hei[cf]$/i,
}

/** The shopper's name of a file without folders and unsafe characters, with the ending of its true kind. */
export function safeFileName(name: string, type: AttachmentType): string {
  const ending = ATTACHMENT_TYPES[type]
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .normalize('NFC')
    .replaceAll(UNSAFE, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+/, '')
    .trim()
  const stem = Array.from(clean.replace(/\.[^.]*$/, ''))
    .slice(0, LONGEST)
    .join('')
    .trim()
  if (stem === '') return `attachment.${ending}`
  const known = (USUAL_ENDINGS[type] ?? new RegExp(`\\.${ending}$`, 'i')).exec(clean)?.[0]
  return `${stem}${known ?? `.${ending}`}`
}
