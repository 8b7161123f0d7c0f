import type { AttachmentType } from './attachment-check'
import type { ContactContext } from './contact-context'
import type { ContactForm } from './contact-issues'

/** A file of a form. Its bytes are in the `AttachmentStorage`, in the folder of the form. */
export interface AttachedFile {
  readonly key: string
  readonly name: string
  readonly type: AttachmentType
  readonly size: number
}

/** What the shopper is writing. */
export interface ContactDraft {
  /** The id of its task, so that it is sent once, from whichever tab. */
  readonly id: string
  /** Its folder of files: it stays the same when a form that was sent becomes a draft again. */
  readonly folder: string
  readonly form: ContactForm
  readonly context: ContactContext | null
  readonly files: readonly AttachedFile[]
}

/** A form that the shopper has sent and the host has not confirmed. */
export interface KeptForm extends ContactDraft {
  /** The customer's id, or `guest`. */
  readonly account: string
  readonly store_code: string
  /** ISO 8601 */
  readonly created_at: string
  /** A request has begun: the host may have the form. */
  readonly begun: boolean
  /** The host has refused it. */
  readonly refused: boolean
}

/** The forms of this device, shared by its tabs. */
export interface ContactDocument {
  readonly draft: ContactDraft | null
  /** By id. */
  readonly kept: Readonly<Record<string, KeptForm>>
}

export const EMPTY_FORM: ContactForm = { name: '', telephone: '', email: '', subject: '', question: '', quantity: '' }

export const NO_FORMS: ContactDocument = { draft: null, kept: {} }

export type SendingFacts = Pick<KeptForm, 'account' | 'store_code' | 'created_at'>

/** The draft, or a new one with this id. */
export function draftOf({ draft }: ContactDocument, newId: string): ContactDraft {
  return draft ?? { id: newId, folder: newId, form: EMPTY_FORM, context: null, files: [] }
}

function hasContent({ form, files }: ContactDraft): boolean {
  return files.length > 0 || [form.subject, form.question, form.quantity].some((text) => text.trim() !== '')
}

/**
 * The draft becomes a form that is sent. A draft that another tab has sent or thrown away meanwhile leaves the document
 * as it is: `knownId` is the draft that the shopper saw.
 */
export function claimed(
  stored: ContactDocument,
  { knownId, newId, form, ...facts }: SendingFacts & { knownId: string | undefined; newId: string; form: ContactForm },
): ContactDocument {
  if (knownId !== undefined && stored.draft?.id !== knownId) return stored
  const draft = draftOf(stored, newId)
  const sent = { ...draft, form, ...facts, begun: false, refused: false }
  return { draft: null, kept: { ...stored.kept, [draft.id]: sent } }
}

export function changedKept(stored: ContactDocument, id: string, change: Partial<KeptForm>): ContactDocument {
  const form = stored.kept[id]
  return form ? { ...stored, kept: { ...stored.kept, [id]: { ...form, ...change } } } : stored
}

export function withoutKept(stored: ContactDocument, id: string): ContactDocument {
  const { [id]: _, ...kept } = stored.kept
  return { ...stored, kept }
}

/** A sent form becomes the draft again, with a new id, because the host knows the old one with other words. */
export function returned(stored: ContactDocument, id: string, newId: string): ContactDocument {
  const sent = stored.kept[id]
  if (!sent || (stored.draft && hasContent(stored.draft))) return stored
  const { folder, form, context, files } = sent
  return { ...withoutKept(stored, id), draft: { id: newId, folder, form, context, files } }
}

/** A request has begun, and the host has not refused it. */
export function mayHaveArrived({ begun, refused }: KeptForm): boolean {
  return begun && !refused
}

/** The folders whose files are still needed. */
export function folders({ draft, kept }: ContactDocument): ReadonlySet<string> {
  return new Set([...(draft ? [draft] : []), ...Object.values(kept)].map(({ folder }) => folder))
}

export function sizeOfFiles({ draft, kept }: ContactDocument): number {
  return [...(draft ? [draft] : []), ...Object.values(kept)]
    .flatMap(({ files }) => files)
    .reduce((sum, { size }) => sum + size, 0)
}
