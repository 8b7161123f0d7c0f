import { expect, it } from 'vitest'
import { DocumentJson } from './document-json'

it('forgets the texts of the oldest forms before they fill the memory', () => {
  const texts = new DocumentJson()
  let reads = 0
  const document = {
    get text() {
      reads += 1
      return 'x'.repeat(12 * 1024 * 1024)
    },
  }
  const write = (name: string) => texts.writerOf({ include: ['text', name], exclude: [], isCompact: false })(document)
  write('a')
  write('b')
  write('b')
  expect(reads).toBe(2)
  write('c')
  write('b')
  expect(reads).toBe(3)
  write('a')
  expect(reads).toBe(4)
})
