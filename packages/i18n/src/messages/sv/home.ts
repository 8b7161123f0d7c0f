import type { home as english } from '../en/home'
import type { Translation } from '../../translation'

export const home: Translation<typeof english> = {
  'home.title': 'Glas efter dina mått',
  'home.description':
    'Duschhörnor, duschdörrar, duschväggar, speglar och bastudörrar i härdat glas, i standardmått eller skurna ' +
    'efter din öppning på millimetern.',
  'home.lead': 'Duschar, speglar och dörrar i härdat glas. Du mäter öppningen, vi skär på millimetern.',
  'home.sizerTitle': 'Hur stor är din öppning?',
  'home.sizerWhat': 'Jag söker',
  'home.sizerShow': 'Visa vad som passar',
  'home.width': 'Bredd',
  'home.height': 'Höjd',
  'home.recommended': 'Vi rekommenderar',
  'home.all': 'Visa alla',
  'home.allOf': 'Visa alla: {{list}}',
  'home.rating_one': 'av 5, från {{count}} omdöme',
  'home.rating_other': 'av 5, från {{count}} omdömen',
  'home.quoted': '{{author}} om {{product}}',
  'home.new': 'Nytt i sortimentet',
  'home.offers': 'Nedsatt just nu',
}
