import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { errorCodes, type ConflictReason, type ErrorKind, type Refusal } from '@vitrin/api-contract/wire'
import { reject } from '@vitrin/kernel'

/** A refusal with the contract's sentence (contract §1.3). */
export function refused(kind: ErrorKind, result: unknown, more: Pick<Refusal, 'reason' | 'fields'> = {}) {
  return reject<Refusal>({ code: errorCodes[kind], result, ...more })
}

/** 400 with every broken rule: where it is and what was expected there. */
export function refusedFields({ result, fields }: FieldRefusals) {
  return refused('bad-request', result, { fields })
}

export function refusedField(field: string, expectation: string) {
  return refusedFields(fieldRefusal(field, expectation))
}

/** 400 with a sentence for the shopper, and the field that it is about. */
export function refusedValue(sentence: string, field: string, expectation: string) {
  return refused('bad-request', sentence, { fields: [{ field, message: expectation }] })
}

export function conflict(reason: ConflictReason, result: unknown) {
  return refused('conflict', result, { reason })
}

const NOT_AUTHORIZED = "The consumer isn't authorized to access self."

export function notAuthorized() {
  return refused('login-failed', NOT_AUTHORIZED)
}
