import type { Translation } from '@vitrin/theme-kit'
import type { Language } from '@vitrin/theme-kit/testing'
import { messages as english } from '../messages/en'
import { messages as estonian } from '../messages/et'
import { messages as finnish } from '../messages/fi'
import { messages as italian } from '../messages/it'
import { messages as russian } from '../messages/ru'
import { messages as swedish } from '../messages/sv'

/** The texts of nordic's own parts by language. */
export const ownTexts: Readonly<Record<Language, Translation<typeof english>>> = {
  en: english,
  sv: swedish,
  et: estonian,
  ru: russian,
  fi: finnish,
  it: italian,
}
