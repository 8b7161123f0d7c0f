import { createFormats } from './formats'
import type { I18nSettings } from './store-view'

interface PieceChoice {
  readonly label: string
  readonly value: string
}

/** A line of a cart or an order, as far as its choices are concerned. */
export interface WordedPiece {
  readonly options: readonly PieceChoice[]
  readonly made_to_measure?: { readonly measures: Readonly<Record<string, number>> } | undefined
}

/** The texts of a piece: its measures, if it has a drawing, and its choices. */
export type PieceWords = (piece: WordedPiece) => readonly string[]

const SEPARATOR = ' · '
const LENGTH = /^(\d+) mm$/
const WITH_LABEL = '{label}: {value}'
const UNIT_IN_LABEL = /, mm$/

/**
 * Puts the choices of a piece in words: "874 × 912 × 1 985 mm" and "Mattsvart · Klarglas · Gångjärn vänster".
 * A choice that the settings do not know is shown with its label, "Gravyr: Åsa".
 */
export function createPieceWords(settings: I18nSettings): PieceWords {
  const formats = createFormats(settings)
  // Maps, because labels and values may be any text, e.g. "constructor".
  const byLabel = new Map(Object.entries(settings.choiceWords?.byLabel ?? {}))
  const byValue = new Map(Object.entries(settings.choiceWords?.byValue ?? {}))

  function choiceText({ label, value }: PieceChoice): string {
    const length = LENGTH.exec(value)?.[1] ?? (UNIT_IN_LABEL.test(label) && /^\d+$/.test(value) ? value : undefined)
    if (length !== undefined) return `${label.replace(UNIT_IN_LABEL, '')}: ${formats.length(Number(length))}`
    const known = byLabel.get(label)
    const pattern = known === undefined ? WITH_LABEL : (byValue.get(value) ?? known)
    // Inside a text a name of the catalogue begins with a small letter. What follows a colon keeps its letters.
    return pattern.replaceAll(/\{(label|value)\}/g, (placeholder, name: string, index: number) => {
      const text = name === 'label' ? label : value
      return index === 0 || pattern.includes(`: ${placeholder}`) ? text : lowerFirst(text)
    })
  }

  return ({ options, made_to_measure: measured }) => {
    const lengths = measured ? Object.values(measured.measures) : []
    // The options repeat the measures of the drawing.
    const isRepeated = ({ value }: PieceChoice) => lengths.some((length) => value === `${length} mm`)
    const choices = options
      .filter((option) => !isRepeated(option))
      .map(choiceText)
      .filter((text) => text !== '')
    return [
      ...(lengths.length > 0 ? [formats.size(...lengths)] : []),
      ...(choices.length > 0 ? [choices.join(SEPARATOR)] : []),
    ]
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
