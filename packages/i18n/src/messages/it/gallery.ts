import type { gallery as english } from '../en/gallery'
import type { Translation } from '../../translation'

export const gallery: Translation<typeof english> = {
  'gallery.previous': 'Immagine precedente',
  'gallery.next': 'Immagine successiva',
  'gallery.position': '{{number}} di {{count}}',
  'gallery.enlarge': 'Ingrandisci',
  'gallery.reduce': 'Riduci',
  'gallery.scale': '{{percent}}%',
  'gallery.showFilm': 'Guarda il video: {{title}}',
  'gallery.play': 'Riproduci il video: {{title}}',
  'gallery.playerQuestion': '{{player}} riproduce questo video e viene a sapere che lo guardi.',
  'gallery.playerYes': 'Riproduci il video',
  'gallery.playerNo': 'Non ora',
  'gallery.playerElsewhere': 'Guarda su {{player}}',
}
