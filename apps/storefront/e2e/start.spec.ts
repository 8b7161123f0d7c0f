import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ServerProcess, temporaryFolder, type ProcessExit } from './support/server-process'

let folder: ReturnType<typeof temporaryFolder>
test.beforeAll(() => {
  folder = temporaryFolder()
})
test.afterAll(() => folder.remove())

/** Expects exactly one sentence on stderr, no stack trace, and exit code 1. */
function expectRefusal({ code, stdout, stderr }: ProcessExit, sentence: string): void {
  expect(stderr.trimEnd()).toBe(sentence)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

test('a port that is taken ends the start with one sentence', { tag: '@wide' }, async () => {
  const port = process.env['JOURNEYS_PORT'] ?? ''
  const shop = new ServerProcess({ PORT: port, DATA_DIR: join(folder.path, 'port') })
  expectRefusal(
    await shop.waitForExit(),
    `Port ${port} is taken. Stop the program that listens there, or set PORT to another port. Example: PORT="8080"`,
  )
})

test('a data folder that cannot be written ends the start with one sentence', { tag: '@wide' }, async () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  const shop = new ServerProcess({ DATA_DIR: join(file, 'data') })
  expectRefusal(
    await shop.waitForExit(),
    'DATA_DIR should be a folder that the shop can write, or a path where it can make one, ' +
      `not "${join(file, 'data')}". Example: DATA_DIR="/var/lib/shop"`,
  )
})

test('an invalid PORT ends the start with one sentence', { tag: '@wide' }, async () => {
  const shop = new ServerProcess({ PORT: 'tretusen', DATA_DIR: join(folder.path, 'bad') })
  expectRefusal(
    await shop.waitForExit(),
    'PORT should be a whole number from 0 to 65535, not "tretusen". Example: PORT="8080"',
  )
})

test('the open shop prints its address in one line, and SIGTERM stops it cleanly', { tag: '@wide' }, async () => {
  const shop = new ServerProcess({ DATA_DIR: join(folder.path, 'clean') })
  const address = await shop.address()
  const response = await fetch(`${address}/sv`)
  expect(response.status).toBe(200)
  await response.text()
  expect(await shop.stop('SIGTERM')).toEqual({ code: 0, stdout: `The shop is open: ${address}\n`, stderr: '' })
})
