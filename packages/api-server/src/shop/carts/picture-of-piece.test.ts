import { describe, expect, it } from 'vitest'
import { door as document } from '../../testing/door-document'
import { pictureOfPiece } from './picture-of-piece'

const clear = { image: '/clear.webp', shows: { color: '5511', glass: 'clear', hinge_side: 'left' } }
const grey = { image: '/grey.webp', shows: { color: '5511', glass: 'grey', hinge_side: 'left' } }
const model = document.made_to_measure
const door = { made_to_measure: model, image: '/door.webp', media_gallery: [clear, grey] }
const child = { image: '/black.webp', color: '5511' }

function chosenGlass(id: string) {
  const choice = model.choices.find(({ code }) => code === 'glass')
  const value = choice?.values.find((candidate) => candidate.id === id)
  const custom_options = [{ option_id: String(choice?.option_id), option_value: String(value?.option_type_id) }]
  return { extension_attributes: { custom_options } }
}

describe('pictureOfPiece', () => {
  it('shows the chosen glass in the chosen finish', () => {
    expect(pictureOfPiece(door, child, chosenGlass('grey'))).toBe('/grey.webp')
    expect(pictureOfPiece(door, child, undefined)).toBe('/clear.webp')
  })

  it('falls back to the picture of the variant, then of the product', () => {
    expect(pictureOfPiece({ ...door, media_gallery: [] }, child, undefined)).toBe('/black.webp')
    expect(pictureOfPiece({ image: '/handle.webp' }, undefined, undefined)).toBe('/handle.webp')
    expect(pictureOfPiece({ image: 'no_selection' }, undefined, undefined)).toBeUndefined()
  })
})
