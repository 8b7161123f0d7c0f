import type { newsletter as english } from '../en/newsletter'
import type { Translation } from '../../translation'

export const newsletter: Translation<typeof english> = {
  'newsletter.subscribed': 'Вы подписались на рассылку: {{email}}.',
  'newsletter.unsubscribed': 'Вы отписались от рассылки.',
  'newsletter.title': 'Скидка 10 % на первую покупку',
  'newsletter.lead': 'Несколько писем в год: новое стекло, советы по замеру и свободное время в мастерской.',
  'newsletter.join': 'Подписаться',
  'newsletter.leave': 'Отписаться от рассылки',
  'newsletter.reading': 'Рассылка приходит на {{email}}.',
  'newsletter.waits': 'Ждёт сети. Мы подпишем вас, когда она появится.',
  'newsletter.coupon': 'Ваш код: {{code}}.',
  'newsletter.couponText': 'Введите его в корзине.',
}
