import type { home as english } from '../en/home'
import type { Translation } from '../../translation'

export const home: Translation<typeof english> = {
  'home.title': 'Добро пожаловать',
  'home.sizerTitle': 'Какого размера ваш проём?',
  'home.sizerWhat': 'Я ищу',
  'home.sizerShow': 'Показать подходящее',
  'home.width': 'Ширина',
  'home.height': 'Высота',
  'home.recommended': 'Рекомендуем',
  'bestsellers.title': 'Хиты продаж',
  'bestsellers.lead': 'По числу заказанных изделий за последние 90 дней.',
  'home.all': 'Показать все',
  'home.allOf': 'Показать все: {{list}}',
  'home.rating_one': 'из 5, {{count}} отзыв',
  'home.rating_few': 'из 5, {{count}} отзыва',
  'home.rating_many': 'из 5, {{count}} отзывов',
  'home.rating_other': 'из 5, {{count}} отзыва',
  'home.quoted': '{{author}} о товаре {{product}}',
  'home.new': 'Новинки',
  'home.offers': 'Сейчас дешевле',
}
