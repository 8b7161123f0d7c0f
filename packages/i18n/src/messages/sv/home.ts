import type { home as english } from '../en/home'
import type { Translation } from '../../translation'

export const home: Translation<typeof english> = {
  'home.title': 'Välkommen',
  'home.sizerTitle': 'Hur stor är din öppning?',
  'home.sizerWhat': 'Jag söker',
  'home.sizerShow': 'Visa vad som passar',
  'home.width': 'Bredd',
  'home.height': 'Höjd',
  'home.recommended': 'Vi rekommenderar',
  'bestsellers.title': 'Mest köpta',
  'bestsellers.lead': 'Efter antal beställda de senaste 90 dagarna.',
  'home.all': 'Visa alla',
  'home.allOf': 'Visa alla: {{list}}',
  'home.rating_one': 'av 5, från {{count}} omdöme',
  'home.rating_other': 'av 5, från {{count}} omdömen',
  'home.quoted': '{{author}} om {{product}}',
  'home.new': 'Nytt i sortimentet',
  'home.offers': 'Nedsatt just nu',
}
