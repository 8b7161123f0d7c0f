import type { home as english } from '../en/home'
import type { Translation } from '../../translation'

export const home: Translation<typeof english> = {
  'home.title': 'Ti diamo il benvenuto',
  'home.sizerTitle': 'Quanto è grande la tua apertura?',
  'home.sizerWhat': 'Sto cercando',
  'home.sizerShow': 'Mostra cosa va bene',
  'home.width': 'Larghezza',
  'home.height': 'Altezza',
  'home.recommended': 'Consigliamo',
  'bestsellers.title': 'I più venduti',
  'bestsellers.lead': 'In base ai pezzi ordinati negli ultimi 90 giorni.',
  'home.all': 'Mostra tutto',
  'home.allOf': 'Mostra tutto: {{list}}',
  'home.rating_one': 'su 5, da {{count}} recensione',
  'home.rating_many': 'su 5, da {{count}} recensioni',
  'home.rating_other': 'su 5, da {{count}} recensioni',
  'home.quoted': '{{author}} su {{product}}',
  'home.new': 'Novità',
  'home.offers': 'Ora in offerta',
}
