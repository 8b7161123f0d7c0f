import { messages as english } from '../messages/en'
import { messages as estonian } from '../messages/et'
import { messages as finnish } from '../messages/fi'
import { messages as italian } from '../messages/it'
import { messages as russian } from '../messages/ru'
import { messages as swedish } from '../messages/sv'

/** The texts of the shop by language. */
export const shopTexts = {
  en: english,
  sv: swedish,
  et: estonian,
  ru: russian,
  fi: finnish,
  it: italian,
} as const
