import type { content as english } from '../en/content'
import type { Translation } from '../../translation'

export const content: Translation<typeof english> = {
  'notice.label': 'Объявление',
  'notice.more': 'Подробнее об этом',
  'notice.close': 'Закрыть объявление',

  'portfolio.families': 'Виды стекла',
  'portfolio.all': 'Все',
  'portfolio.shown_one': '{{count}} работа',
  'portfolio.shown_few': '{{count}} работы',
  'portfolio.shown_many': '{{count}} работ',
  'portfolio.shown_other': '{{count}} работы',
  'portfolio.toProducts': 'Смотреть: {{family}}',

  'sizeGuide.title': 'Как снять размеры',
  'sizeGuide.lead':
    'Измеряйте в миллиметрах, когда плитка и пол готовы. Считается наименьший размер. Размеры на ' +
    'чертежах даны для примера.',
  'sizeGuide.drawing': '{{name}}: чертёж с нужными размерами',
  'sizeGuide.door': 'Дверь в проёме',
  'sizeGuide.doorText':
    'Ширина от стены до стены: у пола, посередине и вверху. Высота от пола до верхнего края стекла.',
  'sizeGuide.corner': 'Душевой уголок',
  'sizeGuide.cornerText': 'Ширина и глубина от каждой стены до наружного края душа. Проверьте, что угол прямой.',
  'sizeGuide.wall': 'Душевая стенка',
  'sizeGuide.wallText': 'Ширина и высота самого стекла: от стены наружу и от пола вверх.',
  'sizeGuide.screen': 'Шторка для ванны',
  'sizeGuide.screenText': 'Ширина вдоль борта ванны, высота от борта до верхнего края стекла.',
  'sizeGuide.mirror': 'Зеркало',
  'sizeGuide.mirrorText': 'Размер готового зеркала. До розеток и светильников оставьте 20 мм.',
  'sizeGuide.roomDoor': 'Дверь в сауну и межкомнатная дверь',
  'sizeGuide.roomDoorText': 'Проём в стене без коробки: ширина и высота, каждая в трёх местах.',
  'notImplemented.title': 'Этой функции пока нет',
  'notImplemented.text': 'Магазин не может сделать это здесь.',
  'notImplemented.call': 'Позвоните в службу поддержки, {{phone}}, и мы сделаем это за вас.',
}
