/** Joins class names and leaves out false ones: `classNames('button', wide && 'is-wide')`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
