import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Tiedote',
  'notice.more': 'Lue lisää',
  'notice.close': 'Sulje tiedote',

  'portfolio.families': 'Lasityypit',
  'portfolio.all': 'Kaikki',
  'portfolio.shown_one': '{{count}} työ',
  'portfolio.shown_other': '{{count}} työtä',
  'portfolio.toProducts': 'Katso {{family}}',
}
