/** One place that a path leads to. Where reading throws, it is the place of the value that cannot be read further. */
export interface Place {
  readonly at: string
  readonly value: unknown
  /** What the value should be for reading not to throw. */
  readonly throwsWithout?: 'an object' | 'a list'
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Reads as JavaScript does: a missing field is undefined, a field of null or of nothing throws. */
export function readPath(document: unknown, path: string): readonly Place[] {
  const parts = [...path.matchAll(/([^.[\]]+)|\[([^\]]*)\]/g)]
  return parts.reduce<readonly Place[]>(
    (places, [, field, selector]) =>
      places.flatMap((place) => {
        if (place.throwsWithout) return [place]
        return field === undefined ? elements(place, selector ?? '') : [property(place, field)]
      }),
    [{ at: '', value: document }],
  )
}

/** The value of the only place of a path, if it has one. */
export function valueAt(document: unknown, path: string): unknown {
  const [place] = readPath(document, path)
  return place?.throwsWithout ? undefined : place?.value
}

function property(place: Place, field: string): Place {
  const { at, value } = place
  if (value === null || value === undefined) return { ...place, throwsWithout: 'an object' }
  return { at: at === '' ? field : `${at}.${field}`, value: isObject(value) ? value[field] : undefined }
}

function elements(place: Place, selector: string): readonly Place[] {
  const { at, value } = place
  if (!Array.isArray(value)) return [{ ...place, throwsWithout: 'a list' }]
  const list: readonly unknown[] = value
  if (selector === '') return list.map((element, index) => ({ at: `${at}[${index}]`, value: element }))
  if (/^\d+$/.test(selector)) return [{ at: `${at}[${selector}]`, value: list[Number(selector)] }]
  const [field = '', wanted] = selector.split('=')
  const found = list.find((element) => isObject(element) && String(element[field]) === wanted)
  return [{ at: `${at}[${selector}]`, value: found }]
}
