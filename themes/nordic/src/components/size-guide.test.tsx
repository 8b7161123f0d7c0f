// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { show } from '../testing/show'
import SizeGuide from './size-guide'

it.each([
  ['en', 'Door in an opening: drawing with the lengths to measure', 'Mirror'],
  ['sv', 'Dörr i en öppning: ritning med måtten du ska ta', 'Spegel'],
] as const)('a drawing shows each way to measure, in %s [R2.28 size guide]', async (language, first, mirror) => {
  const { element, close } = await show(<SizeGuide />, language)
  const drawings = [...element.querySelectorAll('svg')]
  expect(drawings[0]?.getAttribute('aria-label')).toBe(first)
  const numbers = drawings.map((svg) => [...svg.querySelectorAll('text')].map(({ textContent }) => textContent))
  expect(numbers[0]).toEqual(['2\u00a0010', '893'])
  expect(numbers[4]).toEqual(['⌀ 800'])
  expect(element.querySelectorAll('h3')[4]?.textContent).toBe(mirror)
  await close()
})
