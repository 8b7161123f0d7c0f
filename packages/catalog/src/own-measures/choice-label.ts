import { choiceOf, optionOfChoice, type ModelledSelection } from './choice-option'

/** The names of a choice and its value, from the detail of a breakdown line such as `glass:grey`. */
export function choiceLabel(selection: ModelledSelection, detail: string): string | undefined {
  const [code = '', id] = detail.split(':')
  const option = optionOfChoice(selection, code)
  const value = choiceOf(selection, code)?.values.find((candidate) => candidate.id === id)
  const title = option?.values.find((candidate) => candidate.id === String(value?.option_type_id))?.title
  return option && title && `${option.title}, ${title}`
}
