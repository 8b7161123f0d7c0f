import { fieldRefusal, type FieldRefusals } from '@vitrin/api-contract'
import { ATTACHMENT_LIMITS, CONTACT_LIMITS, type ContactIssue } from '@vitrin/contact'
import { reject } from '@vitrin/kernel'
import { refusal, type FormProblem } from '../../http'
import type { ShopOutcome } from '../calls/shop-call'
import { ATTACHMENTS, faultOf, type FileRules } from './received-files'

export const FORM_LIMITS = {
  files: ATTACHMENT_LIMITS.files,
  fileBytes: ATTACHMENT_LIMITS.bytes,
  fields: 20,
  fieldBytes: 20_000,
}

const TOO_MANY_FILES = `should be at most ${FORM_LIMITS.files} files`

/** The contract's form of a refusal: `<field>: <reason>`. */
export function refusedForm(errors: FieldRefusals, kind: 'bad-request' | 'too-large' = 'bad-request') {
  const result = errors.map(({ field, expected }) => `${field}: ${expected}`).join('; ')
  return reject(refusal(kind, result, { errors }))
}

export function unreadable(problem: FormProblem, rules: FileRules = ATTACHMENTS): ShopOutcome {
  switch (problem.kind) {
    case 'file-too-large':
      return refusedForm(fieldRefusal(rules.field, faultOf(rules, 'too-large', problem.name).expected), 'too-large')
    case 'field-too-large':
      return refusedForm(fieldRefusal(problem.name, `should have at most ${FORM_LIMITS.fieldBytes} bytes`), 'too-large')
    case 'too-large':
      return refusedForm(
        fieldRefusal('body', 'should be smaller: three files of 10 MB each and the fields'),
        'too-large',
      )
    case 'too-many-files':
      return refusedForm(fieldRefusal(rules.field, TOO_MANY_FILES))
    case 'too-many-fields':
      return refusedForm(fieldRefusal('body', `should have at most ${FORM_LIMITS.fields} fields`))
    default:
      return refusedForm(fieldRefusal('body', 'should be a whole form of the type multipart/form-data'))
  }
}

export function expectation({ code, limit, example }: ContactIssue): string {
  switch (code) {
    case 'required':
    case 'phone-needed':
      return 'should be filled'
    case 'phone-invalid':
      return `should be a phone number${example === undefined ? '' : ` such as ${example}`}`
    case 'email-invalid':
      return 'should be an e-mail address'
    case 'question-too-short':
      return `should have at least ${limit} letters`
    case 'text-too-long':
      return `should have at most ${limit} characters`
    default:
      return `should be a whole number from ${CONTACT_LIMITS.quantity.least} to ${CONTACT_LIMITS.quantity.most}`
  }
}
