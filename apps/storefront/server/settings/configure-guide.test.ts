import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from './settings'
import { readServerOptions } from './server-options'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const guide = readFileSync(join(root, 'docs', 'guides', 'configure.md'), 'utf8')

describe('docs/guides/configure.md', () => {
  it('has a row for each setting and no other row', () => {
    const rows = guide.split('\n').filter((line) => line.startsWith('| `'))
    expect(rows).toEqual(
      settings.map(({ name, default: usual, example, meaning }) =>
        `| \`${name}\` | ${usual && `\`${usual}\``} | \`${example}\` | ${meaning} |`.replace('|  |', '| |'),
      ),
    )
  })
})

describe('the examples of the settings', () => {
  it('are values that the shop takes', () => {
    const env = Object.fromEntries(settings.map(({ name, example }) => [name, example]))
    expect(readServerOptions(env, '/shop')).toMatchObject({ port: 8080, publicUrl: 'https://shop.example' })
  })
})

describe('the server', () => {
  it('reads no variable that the table leaves out', () => {
    const asked = new Set<string>()
    readServerOptions(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }), '/shop')
    const known = settings.map(({ name }) => name)
    expect([...asked].filter((name) => !known.includes(name))).toEqual([])
  })
})
