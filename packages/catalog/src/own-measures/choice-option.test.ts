import { cornerEnclosure } from '@vitrin/made-to-measure/testing'
import { describe, expect, it } from 'vitest'
import { choiceLabel } from './choice-label'
import { modelValueOf, optionOfChoice } from './choice-option'

const value = (id: string, title: string) => ({ id, title, selected: false, surcharge: undefined })
const glass = {
  id: '904',
  title: 'Glas',
  type: 'radio',
  required: true,
  values: [value('9041', 'Klart'), value('9042', 'Grått')],
  text: '',
  maxCharacters: undefined,
}
const selection = { model: { model: cornerEnclosure }, customOptions: [glass] }

describe('the option behind a choice of the model', () => {
  it('is found by the code of the choice', () => {
    expect(optionOfChoice(selection, 'glass')).toBe(glass)
    expect(optionOfChoice({ ...selection, model: undefined }, 'glass')).toBeUndefined()
  })

  it('knows the model’s id of each value', () => {
    expect(modelValueOf(selection, 'glass', '9042')).toBe('grey')
  })

  it('names a line of the breakdown', () => {
    expect(choiceLabel(selection, 'glass:grey')).toBe('Glas, Grått')
    expect(choiceLabel(selection, 'hinge_side:left')).toBeUndefined()
  })
})
