import { NO_FORMS, type ContactDocument, type ContactDraft } from '@vitrin/contact'
import {
  hasFields,
  isBoolean,
  isListOf,
  isNonEmptyString,
  isNumber,
  isObject,
  isString,
  nullOr,
  withDefaults,
  type Check,
  type Guard,
} from './check'

const draft: Readonly<Record<keyof ContactDraft, Guard>> = {
  id: isNonEmptyString,
  folder: isNonEmptyString,
  form: hasFields({
    name: isString,
    telephone: isString,
    email: isString,
    subject: isString,
    question: isString,
    quantity: isString,
  }),
  context: nullOr(isObject),
  files: isListOf(hasFields({ key: isNonEmptyString, name: isString, type: isNonEmptyString, size: isNumber })),
}

const isKeptForm = hasFields({
  ...draft,
  account: isNonEmptyString,
  store_code: isString,
  created_at: isString,
  begun: isBoolean,
  refused: isBoolean,
})

export const checkContact: Check<ContactDocument> = (stored) =>
  withDefaults(
    NO_FORMS,
    {
      draft: nullOr(hasFields(draft)),
      kept: (value) => isObject(value) && Object.values(value).every(isKeptForm),
    },
    stored,
  )
