import { CmsBlockStore, type CmsBlockDocument } from '@vitrin/content'
import type { PageContext } from './page-context'

const HOME_BLOCKS = [
  'home_hero',
  'promise_1',
  'promise_2',
  'promise_3',
  'promise_4',
  'home_steps',
  'home_step_1',
  'home_step_2',
  'home_step_3',
]

export async function loadHomeBlocks({
  cms,
  sanitizer,
}: Pick<PageContext, 'cms' | 'sanitizer'>): Promise<readonly CmsBlockDocument[]> {
  const store = new CmsBlockStore({ search: cms, sanitizer })
  await store.load(HOME_BLOCKS)
  return store.blocks
}
