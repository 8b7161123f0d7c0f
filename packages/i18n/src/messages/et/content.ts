import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Teade',
  'notice.more': 'Loe edasi',
  'notice.close': 'Sulge teade',

  'portfolio.families': 'Klaasi liigid',
  'portfolio.all': 'Kõik',
  'portfolio.shown_one': '{{count}} töö',
  'portfolio.shown_other': '{{count}} tööd',
  'portfolio.toProducts': 'Vaata: {{family}}',
}
