import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Объявление',
  'notice.more': 'Подробнее',
  'notice.close': 'Закрыть объявление',

  'portfolio.families': 'Виды стекла',
  'portfolio.all': 'Все',
  'portfolio.shown_one': '{{count}} работа',
  'portfolio.shown_few': '{{count}} работы',
  'portfolio.shown_many': '{{count}} работ',
  'portfolio.shown_other': '{{count}} работы',
  'portfolio.toProducts': 'Смотреть: {{family}}',
}
