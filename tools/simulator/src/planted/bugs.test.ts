import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { BUGS } from './bugs'

describe('planted bugs', () => {
  it.each(BUGS.flatMap(({ name, edits }) => edits.map((edit) => [name, edit] as const)))(
    '%s: its text occurs exactly once in the product',
    (_, { file, from }) => {
      expect(readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8').split(from)).toHaveLength(2)
    },
  )
})
