import { TransportError } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { TaskTransport } from '../ports'
import { newTask, type TaskAnswer } from '../sync-task'

interface TaskTransportWorld {
  readonly transport: TaskTransport
  /** The idempotency keys of the requests that the host received, in order. */
  readonly keys: () => readonly string[]
}

export interface TaskTransportWorldOptions {
  /** A host that gives these answers, in order; an error is a request without an answer. */
  readonly open: (replies: readonly (TaskAnswer | TransportError)[]) => TaskTransportWorld
}

const task = newTask(
  { task_id: 'order-1', scope: 'orders', url: '/api/order', payload: { method: 'POST', body: {} }, account: 'guest' },
  0,
)

/** What every `TaskTransport` does. */
export function taskTransportContract(name: string, { open }: TaskTransportWorldOptions): void {
  describe(`${name} as a TaskTransport`, () => {
    it.each([200, 400, 409, 503])('settles with an answer of code %s', async (code) => {
      const { transport } = open([{ code, result: 'The answer' }])
      expect(await transport.send(task)).toMatchObject({ code, result: 'The answer' })
    })

    it('rejects with a TransportError when no answer came', async () => {
      const { transport } = open([new TransportError('timeout', 'No answer in time')])
      await expect(transport.send(task)).rejects.toBeInstanceOf(TransportError)
    })

    it('sends each attempt with the id of the task as its idempotency key', async () => {
      const { transport, keys } = open([
        { code: 500, result: 'down' },
        { code: 200, result: true },
      ])
      await transport.send(task)
      await transport.send({ ...task, attempts: 1 })
      expect(keys()).toEqual(['order-1', 'order-1'])
    })
  })
}
