import type { ContentTranslation } from '../translation'
import { blocks } from './blocks'
import { company } from './company'
import { help } from './help'
import { terms } from './terms'

export const finnish: ContentTranslation = {
  storeId: 8,
  blocks,
  pages: { ...help, ...terms, ...company },
  branches: { hjalp: 'Ohjeita ja neuvoja', villkor: 'Ehdot', om: 'Tietoa Klarglasista' },
}
