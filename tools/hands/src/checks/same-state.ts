import type { FieldState, PageState } from '../crawler/page-state'

/** A page shows the same before and after. */
export function stateFaults(before: PageState, after: PageState): readonly string[] {
  return [
    ...changed('the address', before.address, after.address),
    ...changed('the heading', before.heading, after.heading),
    ...changed('the open dialog', before.dialog, after.dialog),
    ...contentFaults(before, after),
  ]
}

/** The fields, prices and buttons are the same; the address is not compared. */
export function contentFaults(before: PageState, after: PageState): readonly string[] {
  return [
    ...fieldFaults(before.fields, after.fields),
    ...changed('the price', before.amounts[0] ?? '', after.amounts[0] ?? ''),
    ...changed('the button', before.submits.join(', '), after.submits.join(', ')),
  ]
}

function fieldFaults(before: readonly FieldState[], after: readonly FieldState[]): readonly string[] {
  const rest = [...after]
  const faults = before.flatMap(({ name, value }) => {
    const same = rest.findIndex((field) => field.name === name && field.value === value)
    const index = same >= 0 ? same : rest.findIndex((field) => field.name === name)
    const [found] = index >= 0 ? rest.splice(index, 1) : []
    if (found) return changed(`the field "${name}"`, value, found.value)
    return [`the field "${name}" with "${value}" is gone`]
  })
  return [...faults, ...rest.map(({ name, value }) => `the field "${name}" with "${value}" is new`)]
}

function changed(what: string, before: string, after: string): readonly string[] {
  if (before === after) return []
  const start = Math.max(0, firstDifference(before, after) - 30)
  return [`${what} was "${part(before, start)}" and is "${part(after, start)}"`]
}

function firstDifference(before: string, after: string): number {
  let index = 0
  while (index < before.length && before[index] === after[index]) index += 1
  return index
}

function part(text: string, start: number): string {
  return `${start > 0 ? '…' : ''}${text.slice(start, start + 60)}${text.length > start + 60 ? '…' : ''}`
}
