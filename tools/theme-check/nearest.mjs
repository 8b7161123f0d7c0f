// The name that somebody meant who wrote another one.

/** @returns {string} `: did you mean "color-edge-tint"?`, or a full stop if no name is near */
export function didYouMean(wrong, names) {
  const near = names
    .map((name) => ({ name, distance: distanceOf(wrong, name) }))
    .filter(({ distance }) => distance <= Math.max(2, wrong.length / 4))
    .toSorted((one, other) => one.distance - other.distance)
  return near.length === 0 ? '.' : `: did you mean "${near[0].name}"?`
}

/** How many letters must change, come or go (Levenshtein). */
function distanceOf(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [index, wanted] of [...other].entries())
      next.push(Math.min(row[index] + (letter === wanted ? 0 : 1), row[index + 1] + 1, next[index] + 1))
    row = next
  }
  return row.at(-1)
}
