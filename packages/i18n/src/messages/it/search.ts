import type { search as english } from '../en/search'
import type { Translation } from '../../translation'

export const search: Translation<typeof english> = {
  'search.title': 'Cerca',
  'search.pageTitle': 'Cerca: “{{term}}”',
  'search.pages': 'Aiuto e consigli',
  'search.noProducts': 'Nessun prodotto per “{{term}}”.',
  'search.label': 'Cerca tra i prodotti',
  'search.placeholder': 'Che cosa cerchi?',
  'search.close': 'Chiudi la ricerca',
  'search.minimum': 'Scrivi almeno tre caratteri.',
  'search.categories': 'Categorie',
  'search.hits_one': '{{count}} prodotto per “{{term}}”',
  'search.hits_many': '{{count}} prodotti per “{{term}}”',
  'search.hits_other': '{{count}} prodotti per “{{term}}”',
  'search.none': 'Nessun risultato per “{{term}}”. Prova una parola più corta.',
  'search.all': 'Mostra tutto',
  'search.searching': 'Cerchiamo',
  'search.submit': 'Cerca',
  'search.recent': 'Ricerche recenti',
  'search.forget': 'Cancella',
  'search.offline': 'Sei offline. Cerca di nuovo quando hai la rete.',
  'search.fault': 'La ricerca non è riuscita. Riprova.',
}
