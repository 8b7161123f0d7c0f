import { expect, it } from 'vitest'
import { DocumentJson } from './document-json'

function open(size: number) {
  const texts = new DocumentJson()
  let reads = 0
  const document = {
    get text() {
      reads += 1
      return 'x'.repeat(size)
    },
  }
  return (name: string) => {
    texts.writerOf({ include: ['text', name], exclude: [], isCompact: false })(document)
    return reads
  }
}

it('forgets the texts of the oldest forms before they fill the memory', () => {
  const readsOf = open(12 * 1024 * 1024)
  for (const name of ['a', 'a', 'b', 'b', 'b']) readsOf(name)
  expect(readsOf('a')).toBe(4)
  expect([readsOf('c'), readsOf('c')]).toEqual([5, 6])
  expect([readsOf('a'), readsOf('b')]).toEqual([6, 7])
})

it('keeps the texts of the forms that are used, however many others are made up', () => {
  const readsOf = open(1)
  expect([readsOf('shop'), readsOf('shop')]).toEqual([1, 2])
  for (let number = 0; number < 100; number++) readsOf(`made up ${number}`)
  expect(readsOf('shop')).toBe(102)
})
