import type { validation as english } from '../en/validation'
import type { Translation } from '../../translation'

export const validation: Translation<typeof english> = {
  'validation.required': 'Заполните поле.',
  'validation.greaterThanZero': 'Значение должно быть больше 0.',
  'validation.quantityAboveZero': 'Количество должно быть не меньше 1.',
  'validation.quantityBelow': 'Количество должно быть меньше {{quantity}}.',
  'validation.quantityInteger': 'Количество должно быть целым числом.',
  'validation.maxQuantity': 'Доступно только {{maxQuantity}} шт. этого товара.',
  'validation.name': 'В имени должно быть не меньше 2 букв.',
  'validation.nameThree': 'В имени должно быть не меньше 3 букв.',
  'validation.password': 'В пароле должно быть не меньше 8 символов.',
  'validation.passwordsIdentical': 'Пароли не совпадают.',
  'validation.taxId': 'В регистрационном номере должно быть не меньше 3 символов.',
  'validation.zipCode': 'В индексе должно быть не меньше 3 символов.',
  'validation.email': 'Проверьте адрес эл. почты.',
  'validation.tooLong': 'Не больше {{limit}} символов.',
  'validation.nameLetters': 'Напишите имя буквами.',
  'validation.cityLetters': 'Напишите название города, например Стокгольм.',
  'validation.zipCodeAs': 'Это не индекс этой страны. Напишите так: {{example}}.',
  'validation.taxIdAs': 'Это не регистрационный номер. Напишите так: {{example}}.',
  'validation.phone': 'Это не номер телефона. Напишите с кодом страны, например +46 70 123 45 67.',
  'validation.phoneAs': 'Это не номер телефона. Напишите так: {{example}} или с кодом страны.',
  'validation.phoneNeeded': 'Курьер звонит перед приездом. Укажите номер, по которому вы ответите.',
  'validation.terms': 'Примите условия покупки.',
  'validation.fixErrors': 'Исправьте отмеченное.',
}
