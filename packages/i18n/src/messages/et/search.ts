import type { search as english } from '../en/search'
import type { Translation } from '../../translation'

export const search: Translation<typeof english> = {
  'search.title': 'Otsing',
  'search.pageTitle': 'Otsing: „{{term}}“',
  'search.pages': 'Abi ja nõuanded',
  'search.noProducts': 'Otsingule „{{term}}“ tooteid ei leitud.',
  'search.label': 'Otsi valikust',
  'search.placeholder': 'Mida sa otsid?',
  'search.close': 'Sulge otsing',
  'search.minimum': 'Kirjuta vähemalt kolm märki.',
  'search.categories': 'Kategooriad',
  'search.hits_one': '{{count}} toode otsingule „{{term}}“',
  'search.hits_other': '{{count}} toodet otsingule „{{term}}“',
  'search.none': 'Otsingule „{{term}}“ vastet ei leitud. Proovi lühemat sõna.',
  'search.all': 'Näita kõiki',
  'search.searching': 'Otsime',
  'search.submit': 'Otsi',
  'search.recent': 'Viimased otsingud',
  'search.forget': 'Tühjenda',
  'search.offline': 'Võrguühendust pole. Otsi uuesti, kui võrk on olemas.',
  'search.fault': 'Otsing ei õnnestunud. Proovi uuesti.',
}
