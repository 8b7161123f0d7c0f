// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { showScreen } from '../testing/show'
import { Block } from './block'

it('a place shows the block that the shop has for it, and nothing without one', async () => {
  const { element, content, does, close } = await showScreen(<Block at="product" className="stack" />, {})
  expect(element.innerHTML).toBe('')
  const block = { id: 1, identifier: 'product_delivery', title: 'Leverans', content: '<p>Med bud</p>' }
  await does(() => content.blocks.hydrate({ blocks: [block] }))
  expect(element.innerHTML).toBe(
    '<aside class="stack" aria-label="Leverans"><h2>Leverans</h2><div><p>Med bud</p></div></aside>',
  )
  await does(() => content.blocks.hydrate({ blocks: [{ ...block, content: '' }] }))
  expect(element.innerHTML).toBe('')
  await close()
})
