import { hostileValue } from '@vitrin/api-server/contracts'
import * as fc from 'fast-check'

/** Values that would run, break a page or lead elsewhere if somebody took them as they are. */
const attacks = fc.constantFrom<unknown>(
  '<img src=x onerror=steal()>',
  '</script><script>steal()</script>',
  'javascript:steal()',
  '//evil.example/x',
  'https://evil.example\r\nx: y',
  {},
  [],
  [null],
  [[]],
  { a: { b: null } },
  -0.5,
)
const hostile = fc.oneof({ weight: 2, arbitrary: hostileValue }, { weight: 1, arbitrary: attacks })

/** One change: which of the places inside, and what comes there; `undefined` takes it out. */
const change = fc.tuple(fc.nat(), fc.oneof({ weight: 8, arbitrary: hostile }, fc.constant(undefined)))

/** A copy of a JSON document with a few hostile values in it. */
export function bent(documents: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.constantFrom(...documents), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([document, changes]) =>
      changes.reduce<unknown>(
        (left, [place, to]) => replaced(left, place, structuredClone(to)),
        structuredClone(document),
      ),
    )
}

type Container = Record<string, unknown>

function replaced(document: unknown, place: number, to: unknown): unknown {
  const places = placesIn(document)
  const [container, name] = places[place % Math.max(1, places.length)] ?? []
  if (container === undefined || name === undefined) return to
  if (to === undefined && Array.isArray(container)) container.splice(Number(name), 1)
  else if (to === undefined) Reflect.deleteProperty(container, name)
  else Object.defineProperty(container, name, { value: to, writable: true, enumerable: true, configurable: true })
  return document
}

function placesIn(value: unknown): readonly (readonly [Container, string])[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [[value as Container, name] as const, ...placesIn(inner)])
}
