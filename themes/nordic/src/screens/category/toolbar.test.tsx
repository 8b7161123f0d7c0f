// @vitest-environment happy-dom
import type { ListingStore } from '@vitrin/theme-kit'
import { expect, it } from 'vitest'
import { show } from '../../testing/show'
import { Toolbar } from './toolbar'

const ids = ['updated_at:desc', 'final_price:asc', 'final_price:desc', 'position:asc']
const listing = {
  chips: [],
  total: 0,
  query: {},
  sort: 'position:asc',
  sortOptions: ids.map((id) => ({ id, label: id })),
} as unknown as ListingStore

it.each([
  ['en', ['Latest', 'Price low to high', 'Price high to low', 'Position first to last']],
  ['sv', ['Senaste', 'Pris: lågt till högt', 'Pris: högt till lågt', 'Vår ordning']],
] as const)('the sorts have their names in %s, and the chosen one is shown [R9.04]', async (language, names) => {
  const shown = await show(<Toolbar listing={listing} path="/sv/speglar" onOpenFilters={() => undefined} />, language)
  const select = shown.element.querySelector('select')
  expect([...(select?.options ?? [])].map(({ value, textContent }) => [value, textContent])).toEqual(
    ids.map((id, index) => [id, names[index]]),
  )
  expect(select?.value).toBe('position:asc')
  await shown.close()
})
