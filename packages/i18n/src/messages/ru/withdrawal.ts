import type { withdrawal as english } from '../en/withdrawal'
import type { Translation } from '../../translation'

export const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'Право на отказ',
  'withdrawal.right': 'Право на отказ в течение 14 дней',
  'withdrawal.exempt': 'По вашим размерам, без права на отказ',

  'withdraw.title': 'Отказаться от покупки',
  'withdraw.lead':
    'У вас есть 14 дней со дня получения товара. Сообщите нам здесь в два шага; подтверждение придёт письмом.',
  'withdraw.contact':
    'Напишите на {{email}} или позвоните по телефону {{phone}} в течение 14 дней со дня получения товара и ' +
    'назовите имя и номер заказа.',
  'withdraw.elsewhere': 'На этой странице это невозможно.',
  'withdraw.exempt': 'На сделанное по вашим размерам право на отказ не действует.',
  'withdraw.noscript': 'Для формы нужен JavaScript.',
  'withdraw.needsNetwork': 'Нет сети. Для отправки формы нужна сеть; всё, что вы ввели, останется здесь.',
  'withdraw.name': 'Имя',
  'withdraw.number': 'Номер заказа',
  'withdraw.numberHint': 'Он указан в письме с подтверждением заказа.',
  'withdraw.emailHint': 'Сюда придёт подтверждение. Укажите адрес, с которым вы заказывали.',
  'withdraw.lines': 'От чего вы отказываетесь?',
  'withdraw.linesText': 'Если не выбирать, это весь заказ, кроме сделанного по вашим размерам.',
  'withdraw.choose': 'Выбрать товары',
  'withdraw.codeMailed': 'Если номер и адрес совпадают, код уже идёт на {{email}}.',
  'withdraw.code': 'Код из письма',
  'withdraw.open': 'Показать товары',
  'withdraw.otherOrder': 'Другой заказ',
  'withdraw.chooseOne': 'Выберите хотя бы одну строку.',
  'withdraw.allExempt':
    'Весь заказ сделан по вашим размерам, право на отказ не действует. Вы всё равно можете отправить заявление.',
  'withdraw.line': '{{qty}} × {{name}}',
  'withdraw.message': 'Сообщение',
  'withdraw.messageHint': 'Например, что вы отказываетесь от одного из двух.',
  'withdraw.next': 'Далее к подтверждению',
  'withdraw.confirmTitle': 'Подтвердите отказ',
  'withdraw.wholeOrder': 'Весь заказ, кроме сделанного по вашим размерам',
  'withdraw.confirm': 'Подтвердить отказ',
  'withdraw.change': 'Изменить',
  'withdraw.doneTitle': 'Ваш отказ получен',
  'withdraw.doneText': 'Мы получили его {{date}}. Подтверждение идёт на {{email}}.',
  'withdraw.doneNext': 'Мы напишем вам, как вернуть товар.',
}
