import type { gallery as english } from '../en/gallery'
import type { Translation } from '../../translation'

export const gallery: Translation<typeof english> = {
  'gallery.previous': 'Eelmine pilt',
  'gallery.next': 'Järgmine pilt',
  'gallery.position': '{{number}} / {{count}}',
  'gallery.enlarge': 'Suurenda',
  'gallery.reduce': 'Vähenda',
  'gallery.scale': '{{percent}}%',
  'gallery.showFilm': 'Vaata videot: {{title}}',
  'gallery.play': 'Esita video: {{title}}',
  'gallery.playerQuestion': 'Videot esitab {{player}}, kes saab teada, et sa seda vaatad.',
  'gallery.playerYes': 'Esita video',
  'gallery.playerNo': 'Mitte praegu',
  'gallery.playerElsewhere': 'Vaata: {{player}}',
}
