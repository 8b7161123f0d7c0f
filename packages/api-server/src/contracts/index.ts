// Suites that every adapter of a port runs, with vitest.
export { mailerContract } from './mailer-contract'
export type { MailerWorld, ReceivedMail } from './mailer-contract'
