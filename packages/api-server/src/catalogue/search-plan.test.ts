import { afterAll, describe, expect, it } from 'vitest'
import { ApiHost } from '../testing'

const host = new ApiHost()
afterAll(() => host.close())

describe('fields of a search', () => {
  it.each(['__proto__', 'constructor', 'toString', 'constructor.name', 'no.such.field', '.'])(
    'may be called %s',
    async (field) => {
      const { status, body } = await host.post<{ readonly total: number }>(
        '/api/catalog/vue_storefront_magento_4/product/_search?request_format=search-query&response_format=compact',
        {
          _availableFilters: [{ field, scope: 'catalog' }],
          _appliedFilters: [{ attribute: field, value: { in: ['x'] }, scope: 'catalog' }],
          _appliedSort: [{ field, options: 'asc' }],
          _searchText: '',
        },
      )
      expect({ status, total: body.total }).toEqual({ status: 200, total: 0 })
    },
  )
})
