import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { finishes } from '../shop/finishes'
import { glasses } from '../shop/glasses'
import { children, products } from '../testing/demo-documents'
import { pictures } from './pictures'

describe('pictures', () => {
  const folder = fileURLToPath(new URL('../../../product-images/pictures', import.meta.url))
  const shown = [
    ...products.flatMap(({ image, media_gallery = [] }) => [image, ...media_gallery.map((entry) => entry.image)]),
    ...children.map(({ image }) => image),
  ].filter((image) => image !== 'no_selection')

  it('are the files of the folder', () => {
    expect([...pictures].sort()).toEqual(
      readdirSync(folder)
        .map((file) => file.replace('.webp', ''))
        .sort(),
    )
  })

  it('exist', () => {
    const files = new Set(readdirSync(folder).map((file) => `/${file}`))
    expect(shown.filter((image) => !files.has(String(image)))).toEqual([])
  })

  it('show every product: none has a box in place of a picture', () => {
    expect(products.filter(({ image }) => image === 'no_selection').map(({ name }) => name)).toEqual([])
  })

  it('show every glass that can be chosen, in every finish', () => {
    const missing = products.flatMap(({ name, made_to_measure: model, media_gallery = [] }) =>
      (model?.profiles ?? []).flatMap(({ color }) =>
        (model?.choices.find(({ code }) => code === 'glass')?.values ?? [])
          .filter(({ id }) => !media_gallery.some(({ shows }) => shows?.['color'] === color && shows['glass'] === id))
          .map(({ id }) => `${name} ${color} ${id}`),
      ),
    )
    expect(missing).toEqual([])
  })

  it.each([
    ['Duschhörna Siljan', 'Duschhörna Siljan, hög'],
    ['Duschhörna Fryken, svart', 'Duschhörna Fryken, vänster'],
    ['Duschhörna Fryken, rundad', 'Duschhörna Fryken, låg'],
    ['Duschvägg Vättern', 'Duschvägg Vättern, hög'],
    ['Badkarsvägg Yngaren', 'Badkarsvägg Yngaren, barn'],
    ['Bastudörr Torne', 'Bastudörr Torne, låg'],
    ['Bastudörr Muonio', 'Bastudörr Muonio, hög'],
    ['Duschvägg Hjälmaren', 'Duschvägg Hjälmaren, halvhög'],
    ['Duschdörr Unden', 'Duschdörr Unden, hög'],
    ['Skjutdörr Roxen', 'Skjutdörr Roxen, låg'],
    ['Badkarsvägg Dellen', 'Badkarsvägg Dellen, hög'],
    ['Innerdörr Bolmen', 'Innerdörr Bolmen, hög'],
    ['Skjutdörrspar Sommen', 'Skjutdörrspar Sommen, hög'],
  ])('of %s and %s differ, as the products do', (usual, other) => {
    const imageOf = (name: string) => products.find((product) => product.name === name)?.image
    expect(imageOf(usual)).toBeDefined()
    expect(imageOf(other)).not.toBe(imageOf(usual))
  })

  it('show every glass product, in each of its finishes', () => {
    for (const product of products.filter(({ type_id }) => type_id === 'configurable')) {
      expect(product.image, product.name).not.toBe('no_selection')
      for (const child of product.configurable_children ?? []) expect(child.image, child.name).not.toBe('no_selection')
    }
  })

  it('show the finish and the glass of the variant', () => {
    for (const { configurable_children = [], glass } of products) {
      const [included] = [glass]
        .flat()
        .map((value) => Object.entries(glasses).find(([, known]) => known.value === value)?.[0])
      for (const { image, color, name } of configurable_children) {
        const finish = Object.values(finishes).find(({ value }) => value === String(color))
        const words = String(image)
          .replace(/^\/|\.webp$/g, '')
          .split('-')
        const metal = words.filter((word) => ['black', 'chrome', 'brass', 'white'].includes(word))
        const pane = words.filter((word) => ['clear', 'grey', 'frosted', 'bronze'].includes(word))
        expect(metal, name).toEqual(words[0] === 'sauna' ? [] : [finish?.picture])
        expect(pane, name).toEqual(words[0] === 'mirror' ? [] : [included])
      }
    }
  })
})
