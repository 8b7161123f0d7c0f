import { HostRejection } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { CustomSizePiece } from '../own-measures/custom-size'
import type { CustomSizeGateway } from '../ports'

export interface CustomSizeGatewayWorld {
  readonly open: () => CustomSizeGateway | Promise<CustomSizeGateway>
  /** A piece of width and height that can be cut there, and is no standard size. */
  readonly piece: CustomSizePiece
  /** What it costs, in SEK with VAT, and the variant that is cut. */
  readonly price: number
  readonly variant: string
}

/** What every `CustomSizeGateway` does, fake or real. */
export function customSizeGatewayContract(name: string, { open, piece, price, variant }: CustomSizeGatewayWorld): void {
  describe(`${name} as CustomSizeGateway`, () => {
    it('gives every length with its limits, usual value and option [R7.20 customizable-attribute-values]', async () => {
      const { dimensions } = await (await open()).form(piece.sku)
      expect(dimensions.map(({ code }) => code)).toEqual(Object.keys(piece.measures))
      for (const { option_id, label, min, max, step, default: usual } of dimensions) {
        expect([option_id > 0, label !== '', step > 0, min <= usual, usual <= max]).toEqual([
          true,
          true,
          true,
          true,
          true,
        ])
      }
    })

    it('gives the choices with their labels, and the attributes [R7.20 configurable-options]', async () => {
      const { choices, attributes } = await (await open()).form(piece.sku)
      expect(choices.map(({ code }) => code)).toEqual(Object.keys(piece.choices))
      for (const { code, option_id, label, values } of choices) {
        expect([option_id > 0, label !== '']).toEqual([true, true])
        expect(values.map(({ id }) => id)).toContain(piece.choices[code])
        expect(values.every((value) => value.label !== '' && value.option_type_id > 0)).toBe(true)
      }
      expect(attributes).toEqual(Object.keys(piece.options))
    })

    it('prices a piece [R7.20 simple-product-price]', async () => {
      expect(await (await open()).price(piece)).toMatchObject({
        ok: true,
        value: { sku: variant, price_incl_tax: price },
      })
    })

    it('refuses a length out of its limits, and says the limit [R7.20 simple-product-price]', async () => {
      const gateway = await open()
      const width = (await gateway.form(piece.sku)).dimensions.find(({ code }) => code === 'width')
      const tooWide = { ...piece, measures: { ...piece.measures, width: (width?.max ?? 0) + 1 } }
      expect(await gateway.price(tooWide)).toMatchObject({
        ok: false,
        rejection: expect.arrayContaining([
          { field: 'width', rule: 'max', limit: width?.max, actual: null },
        ]) as unknown,
      })
    })

    it('has no form for a product that is not made to measure', async () => {
      await expect((await open()).form('NO-SUCH-PRODUCT')).rejects.toThrow(HostRejection)
    })
  })
}
