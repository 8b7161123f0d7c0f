import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHostDatabase } from '@vitrin/api-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBackup, runRestore } from './backup-command'
import { systemClock } from './server-ports'

describe('npm run backup and npm run restore', () => {
  let root: string
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'vitrin-command-'))
    mkdirSync(join(root, 'data'))
    openHostDatabase(join(root, 'data', 'shop.db'), { clock: systemClock }).close()
  })
  afterAll(() => rmSync(root, { recursive: true }))

  async function run(command: typeof runBackup, ...args: readonly string[]) {
    const lines: string[] = []
    const dataFolder = join(root, 'data')
    return { code: await command({ args, dataFolder, workFolder: root, print: (line) => lines.push(line) }), lines }
  }

  it('write and read a file that is named from the folder of the command', async () => {
    expect(await run(runBackup, 'one.backup')).toMatchObject({ code: 0, lines: [/^Backed up .*: 0 orders, 0 files/] })
    expect(existsSync(join(root, 'one.backup'))).toBe(true)
    const { code, lines } = await run(runRestore, 'one.backup')
    expect([code, lines[0]]).toEqual([1, expect.stringContaining('With --force the backup replaces it.')])
    expect(await run(runRestore, '--force', 'one.backup')).toMatchObject({ code: 0 })
  })

  it('say how they are used when the arguments are others', async () => {
    for (const args of [[], ['--fast'], ['a', 'b']])
      expect(await run(runBackup, ...args)).toEqual({ code: 1, lines: ['usage: npm run backup -- <file>'] })
    expect(await run(runRestore, '--force')).toEqual({ code: 1, lines: ['usage: npm run restore -- <file> [--force]'] })
  })
})
