import type { ConfigurableChild, CatalogueProduct } from '@vitrin/catalog'
import { selectVariant } from '@vitrin/catalog/testing'
import {
  defaultChoices,
  defaultMeasures,
  price,
  profileOfColor,
  validate,
  type MadeToMeasureModel,
} from '@vitrin/made-to-measure'
import { toKronor } from '@vitrin/pricing'
import { describe, expect, it } from 'vitest'
import { duplicates, products } from '../testing/demo-documents'

const measured = products.flatMap((product) =>
  product.made_to_measure ? [{ product, model: product.made_to_measure }] : [],
)

function childrenAtOwnMeasures(product: CatalogueProduct, model: MadeToMeasureModel): readonly ConfigurableChild[] {
  return (product.configurable_children ?? []).filter(({ size }) => String(size) === model.size_value)
}

describe('made to measure', () => {
  it('covers all eleven kinds', () => {
    expect(new Set(measured.map(({ model }) => model.family)).size).toBe(11)
  })

  it('has initial measures that are valid and not a standard size', () => {
    for (const { product, model } of measured)
      expect(validate(model, defaultMeasures(model), defaultChoices(model)), product.name).toMatchObject({ ok: true })
  })

  it('allows its smallest and largest measures', () => {
    for (const { product, model } of measured) {
      for (const end of ['min', 'max'] as const) {
        const measures = Object.fromEntries(model.dimensions.map((dimension) => [dimension.code, dimension[end]]))
        const issues = validate(model, measures, defaultChoices(model))
        expect(
          issues.ok ? [] : issues.rejection.filter(({ rule }) => rule !== 'standard-size'),
          `${product.name} ${end}`,
        ).toEqual([])
      }
    }
  })

  it('allows a shower door of 893 × 2010', () => {
    const doors = measured.filter(({ model }) => model.family === 'shower-door-hinged')
    const fitting = doors.filter(({ model }) => validate(model, { width: 893, height: 2010 }, defaultChoices(model)).ok)
    expect(fitting.map(({ product }) => product.name)).toContain('Duschdörr Unden')
  })

  it('has in the document the price of the model for the initial measures', () => {
    for (const { product, model } of measured) {
      const own = childrenAtOwnMeasures(product, model)
      expect(own.length, product.name).toBe(model.profiles.length)
      for (const child of own) {
        const made = price(
          model,
          defaultMeasures(model),
          defaultChoices(model),
          profileOfColor(model, String(child.color)) ?? '',
        )
        expect(child.regular_price, child.sku).toBe(toKronor(made.total))
        expect(child.stock?.manage_stock, child.sku).toBe(false)
      }
    }
  })

  it('computes the exact price of the example in the design', () => {
    const siljan = measured.find(({ product }) => product.sku === 'KG-1042')?.model
    expect(
      siljan && price(siljan, { width: 874, depth: 912, height: 1985 }, defaultChoices(siljan), 'black-matt').total,
    ).toBe(693_200)
  })

  it('has no duplicate option ids', () => {
    const options = products.flatMap(({ custom_options = [] }) => custom_options)
    expect(duplicates(options.map(({ option_id }) => String(option_id)))).toEqual([])
    expect(
      duplicates(options.flatMap(({ values = [] }) => values.map(({ option_type_id }) => String(option_type_id)))),
    ).toEqual([])
  })

  it('finds a variant by the chosen attributes', () => {
    const product = products.find(({ sku }) => sku === 'KG-1101')
    const child =
      product &&
      selectVariant(
        product,
        { color: { attribute_code: 'color', id: '5512' }, size: { attribute_code: 'size', id: '6125' } },
        { listOutOfStock: true, match: 'every', fallback: false },
      )
    expect(child?.sku).toBe('KG-1101-KR-6125')
  })
})
