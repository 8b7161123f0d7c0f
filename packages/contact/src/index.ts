// rules of the fields
export { CONTACT_LIMITS, contactIssues } from './contact-issues'
export type { ContactField, ContactForm, ContactIssue, ContactIssueCode, ContactIssues } from './contact-issues'
// rules of the files
export { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, AttachmentCheck } from './attachment-check'
export type { AttachmentIssue, AttachmentType } from './attachment-check'
