import type { ContentTranslation } from '../translation'
import { blocks } from './blocks'
import { company } from './company'
import { help } from './help'
import { terms } from './terms'

export const russian: ContentTranslation = {
  storeId: 7,
  blocks,
  pages: { ...help, ...terms, ...company },
  branches: { hjalp: 'Помощь и советы', villkor: 'Условия', om: 'О Klarglas' },
}
