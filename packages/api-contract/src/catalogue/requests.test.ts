import { describe, expect, it } from 'vitest'
import { refusalResult } from '../field-refusals'
import { parseRequest } from '../parse-request'
import { queryObject } from '../query-object'
import { catalogueRequests } from './requests'
import { searchQuery as body } from './search-request'

const { query } = catalogueRequests.catalogSearch
const entries = (text: string) => text.split('&').map((pair) => pair.split('=') as [string, string])
const parameters = (text: string) => parseRequest(query, queryObject(entries(text)))
const empty = { _availableFilters: [], _appliedFilters: [], _appliedSort: [], _searchText: '' }

function refused(outcome: ReturnType<typeof parseRequest>): readonly unknown[] {
  if (outcome.ok) throw new Error('was accepted')
  return outcome.rejection.map(({ field, expected }) => ({ field, message: expected }))
}

describe('parameters of a search', () => {
  const read = (text: string) => {
    const outcome = parameters(text)
    if (!outcome.ok) throw new Error('was refused')
    return outcome.value
  }

  it('puts a size and a start below 0 right; a size of 0 asks for the total only', () => {
    expect(read('size=-1&from=-3')).toMatchObject({ size: 50, from: 0 })
    expect(read('size=0&from=0')).toMatchObject({ size: 0, from: 0 })
  })

  it.each(['', 'size=&from=', 'size=NaN&from=NaN', 'size=undefined&from=null', 'size=many&from=1.5'])(
    'take a number that cannot be read as absent: %s',
    (text) => {
      expect([read(text).size, read(text).from]).toEqual([undefined, undefined])
    },
  )

  it.each([
    ['sort=', []],
    ['sort=final_price', [{ field: 'final_price', options: 'asc' }]],
    ['sort=updated_at:desc', [{ field: 'updated_at', options: 'desc' }]],
    [
      'sort=position:asc,name:desc',
      [
        { field: 'position', options: 'asc' },
        { field: 'name', options: 'desc' },
      ],
    ],
  ])('read %s', (text, sort) => {
    expect(read(text).sort).toEqual(sort)
  })

  it.each([
    ['_source_include=id,sku&_source_exclude=*.sgn', { include: ['id', 'sku'], exclude: ['*.sgn'] }],
    ['_source_includes=id,sku&_source_excludes=*.sgn', { include: ['id', 'sku'], exclude: ['*.sgn'] }],
    ['_source=id,sku', { include: ['id', 'sku'] }],
    ['_source=false', { exclude: ['*'] }],
    ['_source=true', {}],
  ])('select fields in each spelling: %s', (text, source) => {
    expect(read(text).source).toEqual(source)
  })

  it('name the field and what was expected', () => {
    expect(refused(parameters(`sort=price:up&q=${'a'.repeat(257)}&_source_includes=*****`))).toEqual([
      { field: 'sort', message: 'should be a field, or a field with :asc or :desc' },
      { field: '_source_includes', message: 'should have at most 4 * in a name' },
      { field: 'q', message: 'should have at most 256 characters' },
    ])
    expect(refused(parameters('request_format=search-query&size=9000&from=1001'))).toEqual([
      { field: 'size', message: 'should end within the first 10000 documents together with from' },
    ])
    expect(refused(parameters(`sort=${'a,'.repeat(11)}`))).toEqual([
      { field: 'sort', message: 'should have at most 10 fields' },
    ])
  })
})

describe('body of a search', () => {
  it('needs all four parts', () => {
    expect(refused(parseRequest(body, { ...empty, _searchText: undefined, _appliedFilters: 'none' }))).toEqual([
      { field: '_appliedFilters', message: 'should be an array' },
      { field: '_searchText', message: 'is required (a string)' },
    ])
  })

  it('says it as the platform’s validator says it, too', () => {
    const outcome = parseRequest(body, { ...empty, _appliedFilters: [{ value: 1, scope: 'default' }] })
    expect(!outcome.ok && refusalResult(outcome.rejection)).toEqual([
      {
        keyword: 'required',
        dataPath: '._appliedFilters[0]',
        schemaPath: '#/required',
        params: { missingProperty: 'attribute' },
        message: "should have required property 'attribute'",
      },
    ])
  })

  it('takes directions and Elasticsearch sort objects', () => {
    const sorted = (options: unknown) => parseRequest(body, { ...empty, _appliedSort: [{ field: 'price', options }] })
    expect(sorted('desc').ok && sorted({ order: 'desc', mode: 'min' }).ok).toBe(true)
    expect(refused(sorted('up'))).toEqual([
      { field: '_appliedSort.0.options', message: 'should be "asc" or "desc" or an object' },
    ])
  })
})

describe('the other catalogue calls', () => {
  it('reads groups of a query', () => {
    const outcome = parseRequest(
      catalogueRequests.customSizePrice.query,
      queryObject(entries('sku=HORN&measures[width]=874&choices[glass]=clear&options[93]=5511')),
    )
    expect(outcome.ok && outcome.value).toEqual({
      sku: 'HORN',
      measures: { width: 874 },
      choices: { glass: 'clear' },
      options: { 93: '5511' },
      qty: 1,
    })
  })

  it('splits lists at their commas and wants at least one', () => {
    const list = (skus: string) => parseRequest(catalogueRequests.stockList.query, { skus })
    expect(list('A, B,,C').ok && list('A, B,,C')).toMatchObject({ value: { skus: ['A', 'B', 'C'] } })
    expect(refused(list(' ,'))).toEqual([{ field: 'skus', message: 'should name at least one, separated by commas' }])
  })
})
