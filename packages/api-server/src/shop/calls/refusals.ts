import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import type { ConflictReason, ErrorKind } from '@vitrin/api-contract/wire'
import { reject } from '@vitrin/kernel'
import { refusal, refusalOfFields } from '../../http'

/** A refusal with the contract's sentence (contract §1.3). */
export function refused(kind: ErrorKind, result: unknown) {
  return reject(refusal(kind, result))
}

/** 400 with every broken rule: where it is and what was expected there. */
export function refusedFields(errors: FieldRefusals) {
  return reject(refusalOfFields(errors))
}

export function refusedField(field: string, expectation: string) {
  return refusedFields(fieldRefusal(field, expectation))
}

/** 400 with a sentence for the shopper, and the field that it is about. */
export function refusedValue(sentence: string, field: string, expectation: string) {
  return reject(refusal('bad-request', sentence, { errors: fieldRefusal(field, expectation) }))
}

export function conflict(reason: ConflictReason, result: unknown) {
  return reject(refusal('conflict', result, { reason }))
}

const NOT_AUTHORIZED = "The consumer isn't authorized to access self."

export function notAuthorized() {
  return refused('login-failed', NOT_AUTHORIZED)
}
