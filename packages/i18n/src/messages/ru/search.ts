import type { search as english } from '../en/search'
import type { Translation } from '../../translation'

export const search: Translation<typeof english> = {
  'search.title': 'Поиск',
  'search.pageTitle': 'Поиск: «{{term}}»',
  'search.pages': 'Помощь и советы',
  'search.noProducts': 'По запросу «{{term}}» товаров нет.',
  'search.label': 'Поиск по товарам',
  'search.placeholder': 'Что вы ищете?',
  'search.close': 'Закрыть поиск',
  'search.minimum': 'Введите не меньше трёх символов.',
  'search.categories': 'Категории',
  'search.hits_one': '{{count}} товар по запросу «{{term}}»',
  'search.hits_few': '{{count}} товара по запросу «{{term}}»',
  'search.hits_many': '{{count}} товаров по запросу «{{term}}»',
  'search.hits_other': '{{count}} товара по запросу «{{term}}»',
  'search.none': 'По запросу «{{term}}» ничего не найдено. Попробуйте слово короче.',
  'search.all': 'Показать все',
  'search.searching': 'Ищем',
  'search.submit': 'Найти',
  'search.recent': 'Недавние запросы',
  'search.forget': 'Очистить',
  'search.offline': 'Нет сети. Повторите поиск, когда она появится.',
  'search.fault': 'Поиск не удался. Попробуйте ещё раз.',
}
