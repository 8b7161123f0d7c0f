import { NO_SESSION, type SessionDocument } from '@vitrin/user-session'
import {
  withDefaults,
  hasFields,
  isCount,
  isListOf,
  isNonEmptyString,
  isNumber,
  isString,
  nullOr,
  type Check,
  type Guards,
} from './check'

const SESSION: Guards<SessionDocument> = {
  revision: isCount,
  token: nullOr(isNonEmptyString),
  refreshToken: nullOr(isNonEmptyString),
  groupToken: isString,
  groupId: nullOr(isNumber),
  current: nullOr(
    hasFields({
      id: isNumber,
      group_id: isNumber,
      email: isString,
      firstname: isString,
      lastname: isString,
      addresses: isListOf(() => true),
    }),
  ),
  leaving: nullOr(isNonEmptyString),
}

/** With an invalid field the whole session is dropped: the shopper signs in again. */
export const checkSession: Check<SessionDocument> = (stored) => {
  const { doc, faults } = withDefaults(NO_SESSION, SESSION, stored)
  return { doc: faults.length > 0 ? { ...NO_SESSION, revision: doc.revision } : doc, faults }
}
