import type { search as english } from '../en/search'
import type { Translation } from '../../translation'

export const search: Translation<typeof english> = {
  'search.title': 'Haku',
  'search.pageTitle': 'Haku: ”{{term}}”',
  'search.pages': 'Apua ja neuvoja',
  'search.noProducts': 'Ei tuotteita haulla ”{{term}}”.',
  'search.label': 'Hae valikoimasta',
  'search.placeholder': 'Mitä etsit?',
  'search.close': 'Sulje haku',
  'search.minimum': 'Kirjoita vähintään kolme merkkiä.',
  'search.categories': 'Luokat',
  'search.hits_one': '{{count}} tuote haulla ”{{term}}”',
  'search.hits_other': '{{count}} tuotetta haulla ”{{term}}”',
  'search.none': 'Haulla ”{{term}}” ei löytynyt mitään. Kokeile lyhyempää sanaa.',
  'search.all': 'Näytä kaikki',
  'search.searching': 'Haetaan',
  'search.submit': 'Hae',
  'search.recent': 'Viimeisimmät haut',
  'search.forget': 'Tyhjennä',
  'search.offline': 'Verkkoyhteys puuttuu. Hae uudelleen, kun yhteys palaa.',
  'search.fault': 'Haku ei onnistunut. Yritä uudelleen.',
}
