import type { ContentTranslation } from '../translation'
import { blocks } from './blocks'
import { company } from './company'
import { help } from './help'
import { terms } from './terms'

export const english: ContentTranslation = {
  storeId: 5,
  blocks,
  pages: { ...help, ...terms, ...company },
  branches: { hjalp: 'Help and advice', villkor: 'Terms', om: 'About Klarglas' },
}
