import type { ContentTranslation } from '../translation'
import { blocks } from './blocks'
import { company } from './company'
import { help } from './help'
import { terms } from './terms'

export const estonian: ContentTranslation = {
  storeId: 6,
  blocks,
  pages: { ...help, ...terms, ...company },
  branches: { hjalp: 'Abi ja nõuanded', villkor: 'Tingimused', om: 'Klarglasist' },
}
