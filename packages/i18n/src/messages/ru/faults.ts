import type { faults as english } from '../en/faults'
import type { Translation } from '../../translation'

export const faults: Translation<typeof english> = {
  'error.title': 'Что-то сломалось',
  'error.text': 'Ошибка на нашей стороне. Попробуйте ещё раз или зайдите чуть позже.',
  'error.retry': 'Попробовать ещё раз',
  'error.home': 'На главную',

  'notFound.title': 'Здесь пусто',
  'notFound.text': 'Страницы нет, или она переехала. Проверьте адрес или поищите среди стекла.',

  'page.notOffline': 'Этот товар или страница недоступны без сети. Переходим на главную.',

  'request.unauthorized': 'Ошибка входа. Проверьте подключение к сети.',
  'request.badContentType': 'Магазин ответил в непонятном формате.',
  'request.badShape': 'Ответ магазина содержит ошибку.',
  'request.refused': 'Магазин не смог этого сделать.',
  'request.unreachable': 'Магазин сейчас недоступен. Попробуйте ещё раз.',

  'host.sentence': '{{sentence}}',

  'storage.notKept': 'В этом режиме браузер ничего не сохраняет. Корзина останется, только пока открыта вкладка.',
  'storage.unreadable':
    'Сохранённое на устройстве сейчас нельзя прочитать. Обновите страницу, если чего-то не хватает.',
  'storage.outdated': 'Магазин обновлён в другой вкладке. Обновите страницу, чтобы продолжить здесь.',
}
