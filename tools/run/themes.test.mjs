import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { root } from './environment.mjs'
import { start } from './start.mjs'
import { knownThemes, refuseDeletedFolders, refuseUnknownTheme } from './themes.mjs'

it('refuses an unknown theme in a sentence with those that are there', () => {
  expect(() => refuseUnknownTheme('harbour')).toThrow(
    `THEME is "harbour", but the folder themes has only ${knownThemes().join(', ')}.`,
  )
  for (const name of [undefined, '', 'bare', 'themes/bare', join(root, 'themes', 'bare')]) refuseUnknownTheme(name)
})

it('refuses it before anything is installed or built', async () => {
  vi.stubEnv('THEME', 'harbour')
  onTestFinished(() => void vi.unstubAllEnvs())
  const prepare = () => expect.unreachable('something was installed')
  await expect(start(prepare, [])).rejects.toThrow('THEME is "harbour"')
})

it('says how a deleted theme leaves the workspace', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-workspace-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const references = ['themes/bare', 'themes/mine'].map((path) => ({ path }))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ references }))
  const add = (name) => {
    mkdirSync(join(folder, 'themes', name), { recursive: true })
    writeFileSync(join(folder, 'themes', name, 'tsconfig.json'), '{}')
  }
  add('bare')
  expect(() => refuseDeletedFolders(folder)).toThrow(
    'names themes/mine, which is not there any more. Run `pnpm install`',
  )
  add('mine')
  refuseDeletedFolders(folder)
})
