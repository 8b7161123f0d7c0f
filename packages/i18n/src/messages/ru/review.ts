import type { review as english } from '../en/review'
import type { Translation } from '../../translation'

export const review: Translation<typeof english> = {
  'review.none': 'Отзывов пока нет.',
  'review.write': 'Написать отзыв',
  'review.formTitle': 'Отзыв: {{name}}',
  'review.stars': 'Оценка',
  'review.starCount_one': '{{count}} звезда',
  'review.starCount_few': '{{count}} звезды',
  'review.starCount_many': '{{count}} звёзд',
  'review.starCount_other': '{{count}} звезды',
  'review.starsMissing': 'Выберите оценку, от одной до пяти звёзд.',
  'review.nickname': 'Ваше имя',
  'review.nicknameHint': 'Будет видно рядом с отзывом.',
  'review.heading': 'Заголовок',
  'review.detail': 'Что вы думаете о товаре?',
  'review.send': 'Отправить отзыв',
  'review.received': 'Спасибо. Мы прочитаем отзыв, прежде чем показать его.',
  'review.inModeration': 'Ваш отзыв получен. Мы прочитаем его, прежде чем показать.',
  'review.published': 'Ваш отзыв опубликован.',
  'review.waits': 'Отзыв сохранён на этом устройстве, не отправлен. Он уйдёт, когда магазин будет доступен.',
  'review.refused': 'Отзыв не принят. Проверьте текст и отправьте ещё раз.',
  'review.failed': 'Не удалось сохранить отзыв. Попробуйте ещё раз.',
  'review.widgetTitle': 'Отзывы с сайта {{name}}',
  'review.widgetQuestion':
    'На {{name}} тоже есть отзывы. Они загружаются с {{site}}, который увидит, какую страницу вы смотрите.',
  'review.widgetYes': 'Показать отзывы',
  'review.widgetOwn': 'Читать наши отзывы',
  'review.widgetLoading': 'Отзывы загружаются…',
  'review.widgetFailed': 'Отзывы с сайта {{name}} сейчас нельзя показать.',
  'review.widgetFailedText': 'Наши собственные отзывы выше, а остальная страница работает как обычно.',
}
