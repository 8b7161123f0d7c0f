import type { gallery as english } from '../en/gallery'
import type { Translation } from '../../translation'

export const gallery: Translation<typeof english> = {
  'gallery.previous': 'Предыдущее фото',
  'gallery.next': 'Следующее фото',
  'gallery.position': '{{number}} из {{count}}',
  'gallery.enlarge': 'Увеличить',
  'gallery.reduce': 'Уменьшить',
  'gallery.scale': '{{percent}} %',
  'gallery.showFilm': 'Смотреть видео: {{title}}',
  'gallery.play': 'Воспроизвести видео: {{title}}',
  'gallery.playerQuestion': 'Видео показывает {{player}} и узнает, что вы его смотрите.',
  'gallery.playerYes': 'Смотреть видео',
  'gallery.playerNo': 'Не сейчас',
  'gallery.playerElsewhere': 'Смотреть на {{player}}',
}
