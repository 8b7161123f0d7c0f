import type { home as english } from '../en/home'
import type { Translation } from '../../translation'

export const home: Translation<typeof english> = {
  'home.title': 'Tervetuloa',
  'home.sizerTitle': 'Minkä kokoinen aukkosi on?',
  'home.sizerWhat': 'Etsin',
  'home.sizerShow': 'Näytä sopivat',
  'home.width': 'Leveys',
  'home.height': 'Korkeus',
  'home.recommended': 'Suosittelemme',
  'bestsellers.title': 'Ostetuimmat',
  'bestsellers.lead': 'Viimeisten 90 päivän tilausten mukaan.',
  'home.all': 'Näytä kaikki',
  'home.allOf': 'Näytä kaikki: {{list}}',
  'home.rating_one': '/ 5, {{count}} arvostelu',
  'home.rating_other': '/ 5, {{count}} arvostelua',
  'home.quoted': '{{author}} tuotteesta {{product}}',
  'home.new': 'Uutta',
  'home.offers': 'Nyt alennuksessa',
}
