import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ServerProcess, temporaryFolder, type Ended } from './support/server-process'

let folder: ReturnType<typeof temporaryFolder>
test.beforeAll(() => {
  folder = temporaryFolder()
})
test.afterAll(() => folder.remove())

/** One clear sentence and a non-zero exit: nothing else, no stack. */
function expectRefusal({ code, stdout, stderr }: Ended, sentence: string): void {
  expect(stderr.trimEnd()).toBe(sentence)
  expect(stdout).toBe('')
  expect(code).toBe(1)
}

test('a port that is taken ends the start with one sentence', { tag: '@wide' }, async () => {
  const port = process.env['JOURNEYS_PORT'] ?? ''
  const shop = new ServerProcess({ PORT: port, DATA_DIR: join(folder.path, 'port') })
  expectRefusal(await shop.ended(), `Port ${port} is taken. Stop what listens there or set PORT to another one.`)
})

test('a data folder that cannot be written ends the start with one sentence', { tag: '@wide' }, async () => {
  const file = join(folder.path, 'file')
  writeFileSync(file, '')
  const shop = new ServerProcess({ DATA_DIR: join(file, 'data') })
  expectRefusal(
    await shop.ended(),
    `The data folder ${join(file, 'data')} cannot be written (ENOTDIR). Set DATA_DIR to a folder that can.`,
  )
})

test('a PORT that is no port ends the start with one sentence', { tag: '@wide' }, async () => {
  const shop = new ServerProcess({ PORT: 'tretusen', DATA_DIR: join(folder.path, 'bad') })
  expectRefusal(await shop.ended(), 'PORT must be a whole number from 0 to 65535, not "tretusen".')
})

test(
  'the shop says its address in one line when it is open, and SIGTERM ends it cleanly',
  { tag: '@wide' },
  async () => {
    const shop = new ServerProcess({ DATA_DIR: join(folder.path, 'clean') })
    const address = await shop.address()
    const response = await fetch(`${address}/sv`)
    expect(response.status).toBe(200)
    await response.text()
    expect(await shop.end('SIGTERM')).toEqual({ code: 0, stdout: `The shop is open: ${address}\n`, stderr: '' })
  },
)
