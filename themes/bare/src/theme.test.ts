import { expect, it } from 'vitest'
import { bare } from './theme'

it.each(['screens', 'panels', 'modals'] as const)('loads each of its %s as a component', async (kind) => {
  const loaded = await Promise.all(
    Object.entries(bare[kind]).map(async ([id, load]) => [id, typeof (await load()).default]),
  )
  expect(loaded.filter(([, type]) => type !== 'function' && type !== 'object')).toEqual([])
})
