import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Meddelande',
  'notice.more': 'Läs mer',
  'notice.close': 'Stäng meddelandet',

  'portfolio.families': 'Sorters glas',
  'portfolio.all': 'Alla',
  'portfolio.shown_one': '{{count}} jobb',
  'portfolio.shown_other': '{{count}} jobb',
  'portfolio.toProducts': 'Se {{family}}',
}
