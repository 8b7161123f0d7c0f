import { EventEmitter } from 'node:events'
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
