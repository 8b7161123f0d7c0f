import type { gallery as english } from '../en/gallery'
import type { Translation } from '../../translation'

export const gallery: Translation<typeof english> = {
  'gallery.previous': 'Edellinen kuva',
  'gallery.next': 'Seuraava kuva',
  'gallery.position': '{{number}}/{{count}}',
  'gallery.enlarge': 'Suurenna',
  'gallery.reduce': 'Pienennä',
  'gallery.scale': '{{percent}} %',
  'gallery.showFilm': 'Katso video: {{title}}',
  'gallery.play': 'Toista video: {{title}}',
  'gallery.playerQuestion': '{{player}} toistaa videon ja saa tietää, että katsot sen.',
  'gallery.playerYes': 'Toista video',
  'gallery.playerNo': 'Ei nyt',
  'gallery.playerElsewhere': 'Katso palvelussa {{player}}',
}
