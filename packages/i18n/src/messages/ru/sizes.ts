import type { sizes as english } from '../en/sizes'
import type { Translation } from '../../translation'

export const sizes: Translation<typeof english> = {
  'sizes.standard': 'Стандартные размеры',
  'sizes.standardLead':
    'Размеры, которые есть на складе. ' +
    'Они дешевле своих размеров, приходят быстрее, и их можно вернуть в течение 14 дней.',
  'sizes.inStock': 'В наличии: {{count}} из {{models}} моделей',
  'sizes.allStandard': 'Все стандартные размеры',
  'sizes.own': 'Свои размеры',
  'sizes.ownLead': 'Мы режем стекло по вашим размерам, с точностью до миллиметра. Вот как это происходит.',
  'sizes.ownMeasure': 'Измерьте место для стекла: в трёх точках, важен наименьший размер.',
  'sizes.ownType': 'Введите миллиметры. Чертёж и цена изменятся сразу.',
  'sizes.aboutOwn': 'О своих размерах',
  'sizes.form': 'Ввести размеры: {{name}}',
}
