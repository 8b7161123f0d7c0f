import type { Category } from '../categories/category'

export function aCategory(overrides: Partial<Category> = {}): Category {
  return {
    id: 31,
    parent_id: 2,
    path: '1/2/31',
    level: 2,
    position: 1,
    name: 'Duschhörnor',
    is_active: true,
    product_count: 10,
    url_key: 'duschhornor-31',
    url_path: 'duschhornor',
    slug: 'duschhornor-31',
    children_data: [],
    ...overrides,
  }
}
