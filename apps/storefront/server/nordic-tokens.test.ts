import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { look } from '@vitrin/theme-nordic'
import { expect, it } from 'vitest'

const file = join(import.meta.dirname, '../../../themes/nordic/src/styles/tokens.css')
const sheet = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
const [, rule = ''] = /:root \{(.*?)\n {2}\}/s.exec(sheet) ?? []
const [, paper] = /--color-paper:\s*([^;]+);/.exec(rule) ?? []

it('the look of nordic has the paper of its style sheet', () => {
  expect(look.paper).toBe(paper)
})
