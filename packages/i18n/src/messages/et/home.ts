import type { home as english } from '../en/home'
import type { Translation } from '../../translation'

export const home: Translation<typeof english> = {
  'home.title': 'Tere tulemast',
  'home.sizerTitle': 'Kui suur on sinu ava?',
  'home.sizerWhat': 'Otsin',
  'home.sizerShow': 'Näita sobivaid',
  'home.width': 'Laius',
  'home.height': 'Kõrgus',
  'home.recommended': 'Soovitame',
  'bestsellers.title': 'Enim ostetud',
  'bestsellers.lead': 'Viimase 90 päeva tellimuste järgi.',
  'home.all': 'Näita kõiki',
  'home.allOf': 'Näita kõiki: {{list}}',
  'home.rating_one': '/ 5, {{count}} arvustus',
  'home.rating_other': '/ 5, {{count}} arvustust',
  'home.quoted': '{{author}} tootest {{product}}',
  'home.new': 'Uus',
  'home.offers': 'Praegu soodsam',
}
