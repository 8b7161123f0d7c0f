import type { LengthRejection } from '../model'
import { useMessage } from './use-message'
import type { MessageKey } from '@vitrin/i18n'

const REJECTIONS: Readonly<Record<LengthRejection, MessageKey>> = {
  empty: 'size.required',
  'not-a-length': 'size.unreadable',
  fraction: 'size.fraction',
  grouping: 'size.grouping',
  several: 'size.several',
}

/** More of a long text would push the rest of the page away. */
const LONGEST_QUOTE = 20

/** Why a typed text is not taken as a length, with the text itself. `dimension` begins the sentence ("Bredden"). */
export function useLengthText(): (rejection: LengthRejection, dimension: string, typed: string) => string {
  const t = useMessage()
  return (rejection, dimension, typed) => {
    const sentence = t(REJECTIONS[rejection], { dimension, number: typed.replaceAll(/\D/g, '') })
    const text = typed.trim()
    const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)} …` : text
    return rejection === 'empty'
      ? sentence
      : `${sentence} ${t('size.typed', { typed: t('ui.quoted', { text: quote }) })}`
  }
}
