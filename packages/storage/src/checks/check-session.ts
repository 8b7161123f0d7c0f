import { NO_SESSION, type SessionDocument } from '@vitrin/user-session'
import { fitted, hasFields, isCount, isListOf, isName, isNumber, isText, orNull, type Check, type Kinds } from './check'

const SESSION: Kinds<SessionDocument> = {
  revision: isCount,
  token: orNull(isName),
  refreshToken: orNull(isName),
  groupToken: isText,
  groupId: orNull(isNumber),
  current: orNull(
    hasFields({
      id: isNumber,
      group_id: isNumber,
      email: isText,
      firstname: isText,
      lastname: isText,
      addresses: isListOf(() => true),
    }),
  ),
  leaving: orNull(isName),
}

/** A session with a fault is none: its shopper signs in again. */
export const checkSession: Check<SessionDocument> = (stored) => {
  const { doc, faults } = fitted(NO_SESSION, SESSION, stored)
  return { doc: faults.length > 0 ? { ...NO_SESSION, revision: doc.revision } : doc, faults }
}
