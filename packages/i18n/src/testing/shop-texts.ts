import { messages as english } from '../messages/en'
import { messages as swedish } from '../messages/sv'

/** The texts of the shop by language. */
export const shopTexts = { en: english, sv: swedish } as const
