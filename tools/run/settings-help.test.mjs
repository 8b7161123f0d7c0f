import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './environment.mjs'
import { settingsHelp, unknownArgument } from './settings-help.mjs'
import { start } from './start.mjs'

const settings = JSON.parse(readFileSync(join(root, 'apps', 'storefront', 'config', 'settings.json'), 'utf8'))
const prepare = () => {
  throw new Error('The help must not install or build anything.')
}

describe('npm start -- --help', () => {
  it('lists each setting with its default, an example and its meaning', () => {
    for (const { name, default: usual, example, meaning } of settings) {
      for (const text of [name, usual, example, meaning]) expect(settingsHelp()).toContain(text)
    }
  })

  it('does not install or build anything', async () => {
    const printed = []
    expect(await start(prepare, ['--help'], (text) => printed.push(text))).toBe(0)
    expect(printed).toEqual([settingsHelp()])
  })
})

describe('an unknown argument of npm start', () => {
  it('ends the start with a sentence before the installation', async () => {
    await expect(start(prepare, ['--prot', '1'])).rejects.toThrow('--prot is not an argument of npm start.')
  })

  it('names the setting of that name, if it exists', () => {
    expect(unknownArgument(['--data-dir=/x'])).toContain('DATA_DIR="/var/lib/shop" npm start')
    expect(unknownArgument(['3001'])).toContain('PORT="8080" npm start')
    expect(unknownArgument([])).toBeUndefined()
  })
})
