import type { search as english } from '../en/search'
import type { Translation } from '../../translation'

export const search: Translation<typeof english> = {
  'search.title': 'Sök',
  'search.pageTitle': 'Sökning: ”{{term}}”',
  'search.pages': 'Hjälp och råd',
  'search.noProducts': 'Inga varor för ”{{term}}”.',
  'search.label': 'Sök i sortimentet',
  'search.placeholder': 'Vad söker du?',
  'search.close': 'Stäng sökningen',
  'search.minimum': 'Skriv minst tre bokstäver.',
  'search.categories': 'Kategorier',
  'search.hits_one': '{{count}} vara för ”{{term}}”',
  'search.hits_other': '{{count}} varor för ”{{term}}”',
  'search.none': 'Inga träffar på ”{{term}}”. Prova ett kortare ord.',
  'search.all': 'Visa alla',
  'search.searching': 'Söker',
  'search.submit': 'Sök',
  'search.recent': 'Senaste sökningar',
  'search.forget': 'Rensa',
  'search.offline': 'Du är offline. Sök igen när du har nät.',
  'search.fault': 'Sökningen gick inte igenom. Försök igen.',
}
