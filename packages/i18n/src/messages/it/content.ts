import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Avviso',
  'notice.more': 'Leggi di più',
  'notice.close': 'Chiudi l’avviso',

  'portfolio.families': 'Tipi di vetro',
  'portfolio.all': 'Tutti',
  'portfolio.shown_one': '{{count}} lavoro',
  'portfolio.shown_many': '{{count}} lavori',
  'portfolio.shown_other': '{{count}} lavori',
  'portfolio.toProducts': 'Vedi {{family}}',
}
