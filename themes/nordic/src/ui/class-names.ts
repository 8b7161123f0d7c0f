/** Joins what is there: `classNames('button', wide && 'is-wide')`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
