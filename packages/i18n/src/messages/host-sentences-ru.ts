import { PASSWORD_RULE, type HostSentence } from './host-sentences'

/** The sentences of API hosts in Russian. */
export const hostSentences: Readonly<Record<HostSentence, string>> = {
  'The requested qty is not available': 'Столько на складе нет.',
  'Without an account at most 100 pieces of a product can be ordered':
    'Без учётной записи можно заказать не более 100 штук одного товара.',
  "The consumer isn't authorized to access {{resource}}.": 'Срок входа истёк. Войдите снова.',
  'No such entity with cartId = {{cartId}}': 'Этой корзины больше нет. Мы сделаем вам новую.',
  'No such entity with email = {{email}}, websiteId = {{websiteId}}': 'Аккаунта с адресом {{email}} нет.',
  "The coupon code isn't valid. Verify the code and try again.": 'Промокод не подходит. Попробуйте ещё раз.',
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'Адрес эл. почты или пароль неверны, либо аккаунт временно заблокирован. Подождите немного и попробуйте ещё раз.',
  'A customer with the same email address already exists in an associated website.': 'Аккаунт с этим адресом уже есть.',
  "The password doesn't match this account. Verify the password and try again.": 'Пароль неверен. Попробуйте ещё раз.',
  "The password doesn't match this account.": 'Пароль неверен.',
  [PASSWORD_RULE]:
    'В пароле должно быть не меньше {{count}} из этих видов: строчные буквы, заглавные буквы, цифры, особые символы.',
  'The passkey could not be used.': 'Ключ доступа не удалось использовать. Войдите с паролем.',
  'The passkey could not be added.': 'Ключ доступа не удалось добавить. Попробуйте ещё раз.',
  'The password token is expired. Reset and try again.': 'Срок ссылки истёк. Запросите новую.',
  'The code is wrong or expired.': 'Код неверен или его срок истёк. Запросите новый.',
  'Too many attempts. Please wait and try again later.':
    'Слишком много попыток. Подождите немного и попробуйте ещё раз.',
  'This password is among the first that others try. Please choose another one.':
    'Этот пароль подбирают одним из первых. Выберите другой.',
  'The shop is busy. Please wait and try again.':
    'Сейчас слишком много запросов. Подождите несколько секунд и попробуйте ещё раз.',
  'Invalid e-mail provided!': 'Проверьте адрес эл. почты.',
  'Provided invalid address.id or address.customer_id': 'Адрес не относится к вашему аккаунту.',
  'This order was let go.': 'Заказ удалён отсюда. Сделайте его заново, если товары нужны.',
  'Invalid signature validation of {{sku}}':
    'Не удалось подтвердить цену {{sku}}. Обновите страницу и попробуйте ещё раз.',
  'Error while adding products. {{details}}': 'Не удалось добавить товары в заказ.',
  'Error placing an order. {{details}}': 'Не удалось принять заказ.',
  'Error while adding shipping address. {{details}}': 'Не удалось сохранить адрес доставки.',
  'Error while adding billing address. {{details}}': 'Не удалось сохранить адрес плательщика.',
  'No stock information for given sku': 'Наличие неизвестно.',
  'Email is not authorized!': 'Письмо не отправлено. Попробуйте ещё раз.',
}
