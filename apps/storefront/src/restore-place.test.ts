import { expect, it } from 'vitest'
import { restorePlace } from './restore-place'

function scrolledTo(state: unknown): readonly unknown[] {
  const places: unknown[] = []
  const scrollTo = (...place: unknown[]) => void places.push(place)
  restorePlace({ history: { state } as History, scrollTo, document: { documentElement: { dataset: {} } } as Document })
  return places
}

it('scrolls to the place that the entry remembers, and leaves a new entry at the top', () => {
  expect(scrolledTo({ page: 1, scrollY: 900 })).toEqual([[0, 900]])
  expect(scrolledTo({ page: 1 })).toEqual([])
  expect(scrolledTo(null)).toEqual([])
})
