// store
export { ContactStore } from './contact-store'
export type { ContactRejection, ContactStoreOptions } from './contact-store'
export { CONTACT_SCOPE } from './contact-task'
export type { ContactEvent, ContactProgress, SendRejection, TakenBack } from './contact-outcomes'
export type { FileRejection, PickedFile } from './draft-files'
// model
export { EMPTY_FORM, NO_FORMS } from './contact-document'
export type { AttachedFile, ContactDocument, ContactDraft, KeptForm } from './contact-document'
export type { ContactContext, ShownFact } from './contact-context'
// ports
export { NoRoom } from './ports'
export type { AttachmentStorage, ContactStorage, PictureShrinker } from './ports'
// rules of the fields
export { CONTACT_LIMITS, contactIssues } from './contact-issues'
export type { ContactField, ContactForm, ContactIssue, ContactIssueCode, ContactIssues } from './contact-issues'
// rules of the files
export { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, AttachmentCheck } from './attachment-check'
export type { AttachmentIssue, AttachmentType } from './attachment-check'
