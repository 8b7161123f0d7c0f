/** One place that a path leads to: with a value, or with the reason why reading it throws. */
export type Place = { readonly at: string; readonly value: unknown } | { readonly at: string; readonly throws: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads as JavaScript does: a missing field is undefined, a field of null or of nothing throws. */
export function readPath(document: unknown, path: string): readonly Place[] {
  const parts = [...path.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)]
  return parts.reduce<readonly Place[]>(
    (places, [, field, selector]) =>
      places.flatMap((place) => {
        if ('throws' in place) return [place]
        return field === undefined ? elements(place.at, place.value, selector ?? '') : [property(place, field)]
      }),
    [{ at: '', value: document }],
  )
}

/** The value of the only place of a path, if it has one. */
export function valueAt(document: unknown, path: string): unknown {
  const [place] = readPath(document, path)
  return place && 'value' in place ? place.value : undefined
}

function property({ at, value }: { readonly at: string; readonly value: unknown }, field: string): Place {
  const below = at === '' ? field : `${at}.${field}`
  if (value === null || value === undefined) {
    return { at: below, throws: `${at === '' ? 'the answer' : at} is ${value === null ? 'null' : 'missing'}` }
  }
  return { at: below, value: isObject(value) ? value[field] : undefined }
}

function elements(at: string, value: unknown, selector: string): readonly Place[] {
  const place = at === '' ? 'the answer' : at
  if (!Array.isArray(value)) return [{ at: `${at}[${selector}]`, throws: `${place} is not a list` }]
  const list: readonly unknown[] = value
  if (selector === '') return list.map((element, index) => ({ at: `${at}[${index}]`, value: element }))
  if (/^\d+$/.test(selector)) return [{ at: `${at}[${selector}]`, value: list[Number(selector)] }]
  const [field = '', wanted] = selector.split('=')
  const found = list.find((element) => isObject(element) && String(element[field]) === wanted)
  return [{ at: `${at}[${selector}]`, value: found }]
}
