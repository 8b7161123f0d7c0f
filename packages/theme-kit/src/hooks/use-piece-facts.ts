import { useFormats } from './use-formats'
import type { ContactContext } from '../model'
import type { ProductStore } from '../stores'

type Facts = NonNullable<ContactContext['choices']>

export interface PieceFacts {
  readonly measures: Facts
  readonly choices: Facts
}

/** The measures and choices of the open piece, as the page shows them. For components that are observers. */
export function usePieceFacts({ selection }: Pick<ProductStore, 'selection'>): PieceFacts {
  const formats = useFormats()
  if (!selection) return { measures: [], choices: [] }
  const typed = selection.choices.custom
  const measures: Facts = (selection.model?.dimensions ?? []).flatMap(({ option_id, label }) => {
    const text = typed[option_id]
    return text ? [{ label, value: /^\d+$/.test(text) ? formats.length(Number(text)) : text }] : []
  })
  const variants: Facts = selection.variantOptions.flatMap(({ label, values }) =>
    values.filter(({ selected }) => selected).map((value) => ({ label, value: value.label })),
  )
  const options: Facts = selection.customOptions.flatMap(({ id, title, text, values }) => {
    if (selection.measureIds.has(id)) return []
    const value = text || values.find(({ selected }) => selected)?.title
    return value ? [{ label: title, value }] : []
  })
  return { measures, choices: [...variants, ...options] }
}
