import type { Category } from './category'
import { describe, expect, it } from 'vitest'
import { categoriesOutsideMenu, menuCategories, menuCategoryAt } from './menu-categories'

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

describe('the categories of the menu', () => {
  it('are found at any level of the tree', () => {
    expect(menuCategories(tree).map(({ name }) => name)).toEqual(['Duschhörnor', 'Duschdörrar', 'Speglar'])
  })

  it('leave other top categories for a list of their own, so that every category can be reached', () => {
    expect(categoriesOutsideMenu(tree).map(({ name }) => name)).toEqual(['Tillbehör'])
  })

  it('are found by their path', () => {
    const doors = category('Duschdörrar', { include_in_menu: 1, url_path: 'duschdorrar' })
    const care = category('Vård', { include_in_menu: 0, url_path: 'vard' })
    expect(menuCategoryAt([doors, care], 'duschdorrar')).toBe(doors)
    expect(menuCategoryAt([doors, care], 'vard')).toBeUndefined()
  })
})
