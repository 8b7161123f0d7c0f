import type { home as english } from '../en/home'
import type { Translation } from '../../translation'

export const home: Translation<typeof english> = {
  'home.title': 'Tere tulemast',
  'home.sizerTitle': 'Kui suur on sinu ava?',
  'home.sizerWhat': 'Otsin toodet',
  'home.sizerShow': 'Näita sobivaid',
  'home.width': 'Laius',
  'home.height': 'Kõrgus',
  'home.recommended': 'Soovitame',
  'home.all': 'Näita kõiki',
  'home.allOf': 'Näita kõiki: {{list}}',
  'home.rating_one': 'viiest, {{count}} arvustus',
  'home.rating_other': 'viiest, {{count}} arvustust',
  'home.quoted': '{{author}} tootest {{product}}',
  'home.new': 'Uus',
  'home.offers': 'Praegu soodsam',
}
