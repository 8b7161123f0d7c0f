import type { HostRefusal } from '@vitrin/kernel'
import type { AccountIssue } from './account-issues'

/** The typed values break a rule, or the host refused the request. */
export type AccountRejection = { readonly code: 'invalid'; readonly issues: readonly AccountIssue[] } | HostRefusal
