import type { delivery as english } from '../en/delivery'
import type { Translation } from '../../translation'

export const delivery: Translation<typeof english> = {
  'delivery.dates': 'Доставка {{days}}',
  'delivery.at': 'Доставка {{days}}, по будням с 8 до 17.',
  'delivery.later': 'Мы пришлём день доставки письмом.',
  'delivery.changesUntil': 'Последний день для изменения размеров: {{day}}. Затем мы режем стекло.',
}
