import type { listing as english } from '../en/listing'
import type { Translation } from '../../translation'

export const listing: Translation<typeof english> = {
  'listing.crumbs': 'Brödsmulor',
  'listing.home': 'Hem',
  'listing.subcategories': 'Underkategorier',
  'listing.all': 'Alla',
  'listing.filters': 'Filter',
  'listing.filterCount': 'Filter ({{count}})',
  'listing.applyFilters': 'Visa',
  'listing.price': 'Pris',
  'listing.opening': 'Min öppning',
  'listing.openingChip': 'Min öppning {{opening}}',
  'listing.removeFilter': 'Ta bort filter: {{filter}}',
  'listing.clear': 'Rensa alla',
  'listing.sort': 'Sortera',
  'listing.sortPosition': 'Vår ordning',
  'listing.sortLatest': 'Senaste',
  'listing.sortCheapest': 'Pris: lågt till högt',
  'listing.sortDearest': 'Pris: högt till lågt',
  'listing.count_one': '{{count}} vara',
  'listing.count_other': '{{count}} varor',
  'listing.products': 'Varor',
  'listing.more': 'Visa fler',
  'listing.shown': '{{shown}} av {{total}} visas',
  'listing.none': 'Inget passar',
  'listing.noneText': 'Ta bort ett filter för att se fler.',
  'listing.unsure': 'Osäker på måtten?',
  'listing.unsureText': 'Mät på tre ställen. Det minsta gäller.',

  'card.finishes': 'Finns i {{finishes}}',
  'card.new': 'Nyhet',
  'card.recommended': 'Vi rekommenderar',
  'card.fits': 'Passar {{opening}}',
  'card.outOfStock': 'Tillfälligt slut, kan beställas',

  'category.notSynchronized': 'Den här kategorin är inte hämtad ännu. Kom tillbaka när du har nät.',
}
