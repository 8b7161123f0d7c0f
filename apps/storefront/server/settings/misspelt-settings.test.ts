import { describe, expect, it } from 'vitest'
import { misspeltSettings } from './misspelt-settings'

describe('misspeltSettings', () => {
  it.each([
    ['PROT', 'PORT'],
    ['DATADIR', 'DATA_DIR'],
    ['SMTP_URI', 'SMTP_URL'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
  ])('asks whether %s was meant to be %s', (name, meant) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([`${name} is not a setting of the shop. Is ${meant} meant?`])
  })

  it('says nothing about settings and about variables of others', () => {
    const env = { PORT: '1', HOST: 'x', HOSTNAME: 'x', PATH: '/bin', HOME: '/', PWD: '/', npm_config_port: '1' }
    expect(misspeltSettings(env)).toEqual([])
  })
})
