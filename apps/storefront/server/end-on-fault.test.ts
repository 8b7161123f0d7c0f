import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { expect, it } from 'vitest'
import { endOnFault } from './end-on-fault'

it.each(['uncaughtException', 'unhandledRejection'])(
  'after an %s the shop closes once and ends with 1',
  async (event) => {
    const done: (string | number)[] = []
    const logger = new RecordingLogger()
    const ended = new Promise<void>((resolve) => {
      const process = Object.assign(new EventEmitter(), {
        exit(code: number) {
          done.push(code)
          resolve()
        },
      })
      endOnFault(process, logger, async () => {
        done.push('closed')
        await Promise.resolve()
        throw new Error('The disk is full')
      })
      process.emit(event, new Error('first'))
      process.emit(event, new Error('second'))
    })
    await ended
    expect(done).toEqual(['closed', 1])
    expect(logger.entries.map(({ level }) => level)).toEqual(['error', 'error'])
  },
)

it('the shop goes on when no program reads its output any more', async () => {
  const program = `
    import { endOnFault, outliveItsReaders } from './end-on-fault.ts'
    outliveItsReaders([process.stdout, process.stderr])
    let faults = 0
    const error = (message) => process.stderr.write(message, () => (faults += 1))
    endOnFault(process, { error }, async () => undefined)
    process.on('message', () => {
      setInterval(() => process.stderr.write('a line'), 10)
      setTimeout(() => process.exit(faults === 0 ? 7 : 1), 300)
    })
    process.send('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  await once(child, 'message')
  child.stderr!.destroy()
  await once(child.stderr!, 'close')
  child.send('write')
  expect(await once(child, 'exit')).toEqual([7, null])
})
