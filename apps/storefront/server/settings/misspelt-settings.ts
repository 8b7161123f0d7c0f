import { settings, type Environment } from './settings'

const NAMES = settings.map(({ name }) => name)

/** A warning for each variable whose name is one letter away from a setting's name. */
export function misspeltSettings(env: Environment): readonly string[] {
  return Object.keys(env).flatMap((name) => {
    const meant = NAMES.includes(name) ? undefined : NAMES.find((known) => isOneEditAway(name, known))
    return meant === undefined ? [] : [`${name} is not a setting of the shop. Is ${meant} meant?`]
  })
}

/** Whether one letter was added, dropped or changed, or two neighbours were swapped. */
function isOneEditAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)]
  return (
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther.slice(1) ||
    swapped(restOfOne) === restOfOther
  )
}

function swapped([first = '', second = '', ...rest]: string): string {
  return [second, first, ...rest].join('')
}
