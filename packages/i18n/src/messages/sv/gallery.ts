import type { gallery as english } from '../en/gallery'
import type { Translation } from '../../translation'

export const gallery: Translation<typeof english> = {
  'gallery.previous': 'Föregående bild',
  'gallery.next': 'Nästa bild',
  'gallery.position': '{{number}} av {{count}}',
  'gallery.enlarge': 'Förstora',
  'gallery.reduce': 'Förminska',
  'gallery.scale': '{{percent}} %',
  'gallery.showFilm': 'Se filmen: {{title}}',
  'gallery.play': 'Spela film: {{title}}',
  'gallery.playerQuestion': '{{player}} visar filmen och får veta att du ser den.',
  'gallery.playerYes': 'Visa filmen',
  'gallery.playerNo': 'Inte nu',
  'gallery.playerElsewhere': 'Se filmen hos {{player}}',
}
