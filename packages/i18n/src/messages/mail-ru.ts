import type { MailMessages } from './mail-en'

/** The Russian texts of the shop's mails. */
export const mailMessages: MailMessages = {
  'mail.toShop': 'Перейти в {{shop}}',
  'mail.order.subject': 'Ваш заказ {{number}} в {{shop}}',
  'mail.order.title': 'Спасибо за заказ',
  'mail.order.received': 'Здравствуйте, {{name}}. Мы получили ваш заказ {{number}}, оформленный {{date}}.',
  'mail.order.product': 'Товар',
  'mail.order.quantity': 'Количество',
  'mail.order.price': 'Цена с НДС',
  'mail.order.each': '{{price}} за шт.',
  'mail.order.subtotal': 'Сумма товаров',
  'mail.order.discount': 'Скидка',
  'mail.order.discountByCode': 'Скидка, {{code}}',
  'mail.order.shipping': 'Доставка, {{method}}',
  'mail.order.shipping.flatrate_flatrate': 'Доставка на дом',
  'mail.order.total': 'Итого с НДС',
  'mail.order.tax': 'В том числе НДС',
  'mail.order.delivery': 'Доставка',
  'mail.order.deliveryDays': 'Доставка {{days}}, по будням с 8 до 17. Курьер позвонит за час.',
  'mail.order.changesUntil': 'Последний день для изменения размеров: {{day}}. Затем мы режем стекло.',
  'mail.order.download': 'Скачать {{title}}',
  'mail.order.payment': 'Оплата',
  'mail.order.payment.cashondelivery': 'Вы платите за заказ при получении.',
  'mail.order.payment.banktransfer': 'Банковский перевод',
  'mail.order.deliveryAddress': 'Адрес доставки',
  'mail.order.billingAddress': 'Адрес плательщика',
  'mail.order.withdrawal': 'Право на отказ',
  'mail.order.withdrawal.fourteenDays': 'Право на отказ в течение 14 дней',
  'mail.order.withdrawal.none': 'По вашим размерам: права на отказ нет',
  'mail.order.withdrawal.fourteenDays.rule':
    'От покупки товаров, сделанных не по вашим размерам, можно отказаться в течение 14 дней со дня их получения. ' +
    'Сообщите нам до конца этого срока.',
  'mail.order.withdrawal.none.rule': 'На сделанное по вашим размерам право на отказ не действует.',
  'mail.order.withdraw': 'Отказаться от покупки',
  'mail.notice.subject': 'Новый заказ {{number}}, {{total}}',
  'mail.notice.title': 'Новый заказ {{number}}',
  'mail.notice.placed': 'Оформлен {{date}}, заказчик {{name}}.',
  'mail.notice.customer': 'Клиент',
  'mail.notice.phone': 'Телефон {{phone}}',
  'mail.download.ended': 'Срок ссылки истёк',
  'mail.download.endedText':
    'Файл можно скачивать {{days}} дней и не больше {{times}} раз. Напишите или позвоните, если он нужен снова.',
  'mail.download.unknown': 'Ссылка не работает',
  'mail.download.unknownText': 'Откройте её снова из письма или из заказа.',
  'mail.withdrawal.subject': 'Мы получили ваш отказ, заказ {{number}}',
  'mail.withdrawal.title': 'Ваш отказ получен',
  'mail.withdrawal.received':
    '{{name}} сообщает магазину {{shop}} об отказе от заказа {{number}}. Мы получили заявление {{date}}.',
  'mail.withdrawal.declared': 'Что вы сообщили',
  'mail.withdrawal.order': 'Заказ {{number}}',
  'mail.withdrawal.lines': 'От чего вы отказываетесь',
  'mail.withdrawal.exempt': 'По вашим размерам: права на отказ нет',
  'mail.withdrawal.statement': 'Ваше сообщение',
  'mail.withdrawal.next':
    'Сохраните это письмо: оно подтверждает, когда мы получили ваше заявление. Мы напишем, как вернуть товар.',
  'mail.withdrawalCode.subject': 'Ваш код для заказа {{number}} в {{shop}}',
  'mail.withdrawalCode.title': 'Ваш код',
  'mail.withdrawalCode.asked': 'Кто-то, вероятно вы, хочет выбрать, от чего отказаться в заказе {{number}} в {{shop}}.',
  'mail.withdrawalCode.code': 'Код',
  'mail.withdrawalCode.rule':
    'Код показывает состав заказа в течение 30 минут. Если это были не вы, делать ничего не нужно.',
  'mail.question.subject': 'Мы получили ваш вопрос — {{shop}}',
  'mail.question.title': 'Спасибо за ваш вопрос',
  'mail.question.received': 'Здравствуйте, {{name}}, мы получили ваш вопрос {{date}}.',
  'mail.question.reply': 'Мы ответим на адрес {{email}} или позвоним по номеру {{phone}}.',
  'mail.question.about': 'О чём вопрос',
  'mail.question.quantity': 'Количество стёкол: {{quantity}}',
  'mail.question.order': 'Заказ {{number}}',
  'mail.question.files': 'Вложения',
  'mail.question.fileLeft': '{{file}} (слишком большой для письма, файл в мастерской)',
  'mail.question.notYours':
    'Если вы не отправляли этот вопрос, кто-то по ошибке указал ваш адрес. Ничего делать не нужно.',
  'mail.question.notice.subject': 'Вопрос: {{subject}} ({{name}})',
  'mail.question.notice.title': 'Вопрос от {{name}}',
  'mail.question.notice.received': 'Получен {{date}}.',
  'mail.question.notice.reply': 'Ответ на это письмо придёт клиенту.',

  'mail.reset.subject': 'Выберите новый пароль в {{shop}}',
  'mail.reset.title': 'Выберите новый пароль',
  'mail.reset.asked': 'Кто-то, вероятно вы, запросил новый пароль для вашего аккаунта в {{shop}}.',
  'mail.reset.choose': 'Выбрать новый пароль',
  'mail.reset.rule':
    'Ссылка действует один раз, 24 часа. Если это были не вы, делать ничего не нужно: пароль не изменится.',

  'mail.newsletterJoin.subject': 'Подтвердите подписку на рассылку {{shop}}',
  'mail.newsletterJoin.title': 'Хотите получать нашу рассылку?',
  'mail.newsletterJoin.asked': 'Кто-то, вероятно вы, хочет получать рассылку {{shop}} на этот адрес.',
  'mail.newsletterJoin.confirm': 'Да, присылайте рассылку',
  'mail.newsletterJoin.rule':
    'Ссылка действует неделю. Если это были не вы, ничего делать не нужно: рассылки не будет.',

  'mail.newsletterLeave.subject': 'Отписаться от рассылки {{shop}}',
  'mail.newsletterLeave.title': 'Хотите отписаться от рассылки?',
  'mail.newsletterLeave.asked': 'Кто-то, вероятно вы, хочет отписать этот адрес от рассылки {{shop}}.',
  'mail.newsletterLeave.confirm': 'Отписаться от рассылки',
  'mail.newsletterLeave.rule':
    'Ссылка действует неделю. Если это были не вы, ничего делать не нужно: рассылка будет приходить и дальше.',

  'mail.stockNotice.subject': 'Мы напишем, когда снова появится {{name}}',
  'mail.stockNotice.title': 'Мы напишем, когда товар появится',
  'mail.stockNotice.asked':
    '{{name}}: товар распродан. Вы получите одно письмо от {{shop}}, когда его снова можно будет заказать. Через ' +
    '90 дней мы прекратим следить за товаром и удалим ваш адрес.',
  'mail.stockNotice.end': 'Не писать мне',
  'mail.stockNotice.rule': 'Если это были не вы, откажитесь по ссылке.',

  'mail.backInStock.subject': 'Снова в наличии: {{name}}',
  'mail.backInStock.title': 'Снова в наличии',
  'mail.backInStock.back': '{{name}}: товар снова можно заказать. Вы просили {{shop}} сообщить об этом.',
  'mail.backInStock.open': 'Показать товар',
  'mail.backInStock.rule': 'Это единственное письмо об этом.',

  'mail.letter.open': 'Открыть в магазине',
}
