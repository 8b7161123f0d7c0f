// Suites that every adapter of a port runs, with vitest.
export { catalogueContract } from './catalogue-contract'
export { mailerContract } from './mailer-contract'
export type { MailerWorld, ReceivedMail } from './mailer-contract'
export { passwordHasherContract } from './password-hasher-contract'
export { expectAlways, expectClearAnswer, FUZZ_TIMEOUT_MS } from './fuzz'
export { hostileText, hostileValue } from './hostile-values'
