import type { Category } from '@vitrin/theme-kit'
import { describe, expect, it } from 'vitest'
import { furtherCategories, menuCategories } from './menu-categories'

const category = (name: string, more: Partial<Category> = {}): Category => ({
  id: name.length,
  level: 2,
  name,
  ...more,
})
const tree = [
  category('Dusch', {
    children_data: [
      category('Duschhörnor', { include_in_menu: 1 }),
      category('Duschdörrar', { include_in_menu: true }),
    ],
  }),
  category('Speglar', { include_in_menu: 1 }),
  category('Tillbehör', { include_in_menu: 0, children_data: [category('Vård')] }),
]

describe('the categories of the navigation', () => {
  it('are the families, at whatever level they stand', () => {
    expect(menuCategories(tree).map(({ name }) => name)).toEqual(['Duschhörnor', 'Duschdörrar', 'Speglar'])
  })

  it('leave nothing unreachable: what holds no family follows', () => {
    expect(furtherCategories(tree).map(({ name }) => name)).toEqual(['Tillbehör'])
  })
})
