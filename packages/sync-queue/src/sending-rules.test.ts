import { TransportError, type OutboxAnswer, type OutboxTask } from '@vitrin/kernel'
import { describe, expect, it } from 'vitest'
import type { SyncQueueConfig } from './sync-queue-config'
import type { SyncQueueStore } from './sync-queue-store'
import { queueParts, settle } from './testing/started-queue'

const task = (task_id: string, wishes: Partial<OutboxTask> = {}): OutboxTask => ({
  task_id,
  scope: 'orders',
  url: '/api/order',
  payload: { method: 'POST' },
  account: 'guest',
  ...wishes,
})
const lost = () => new TransportError('network', 'gone')
const fault = { code: 500, result: 'down' }

async function started(config?: Partial<SyncQueueConfig>) {
  const parts = queueParts(config)
  const open = async () => {
    const queue = parts.open()
    const answers: OutboxAnswer[] = []
    const holds: string[] = []
    queue.subscribe('orders', {
      onAnswer: (answer) => void answers.push(answer),
      onHold: ({ task_id, reason }) => void holds.push(`${task_id} ${reason}`),
    })
    await queue.start()
    return { queue, answers, holds }
  }
  const sent = () => parts.transport.sent.map(({ task_id }) => task_id)
  /** Enqueues one after another, each once the one before has its answer. */
  const enqueueInTurn = async (queue: SyncQueueStore, tasks: readonly OutboxTask[]) => {
    for (const each of tasks) {
      await queue.enqueue(each)
      await settle()
    }
  }
  return { ...parts, ...(await open()), open, sent, enqueueInTurn }
}

describe('the queue', () => {
  it('sends what a guest asked for while an account is signed in', async () => {
    const { queue, identity, sent, enqueueInTurn } = await started()
    identity.become('7')
    await enqueueInTurn(queue, [task('a')])
    expect(sent()).toEqual(['a'])
  })

  it('gives a guest the answer 401, as no sign-in would change it', async () => {
    const { queue, transport, answers, enqueueInTurn } = await started()
    transport.reply({ code: 401, result: 'no' })
    await enqueueInTurn(queue, [task('a')])
    expect([answers.map(({ code }) => code), queue.tasks]).toEqual([[401], []])
  })

  it('waits for the network if that was lost while a task was on its way', async () => {
    const { queue, transport, connectivity, holds } = await started()
    transport.reply(lost())
    const arrives = transport.holdNext()
    await queue.enqueue(task('a'))
    connectivity.set(false)
    arrives()
    await settle()
    expect(holds).toEqual(['a offline'])
  })

  it('begins with short pauses again after an answer', async () => {
    const { queue, transport, clock, sent, enqueueInTurn } = await started()
    transport.reply(lost(), lost(), { code: 200, result: true }, lost())
    await enqueueInTurn(queue, [task('a')])
    for (const pause of [5_000, 10_000]) {
      clock.advance(pause)
      await settle()
    }
    await enqueueInTurn(queue, [task('b')])
    clock.advance(5_000)
    await settle()
    expect(sent()).toEqual(['a', 'a', 'a', 'b', 'b'])
  })

  it('tries a task again after a server fault where more attempts are allowed, before the tasks after it', async () => {
    const { queue, transport, clock, holds, sent } = await started({ maxNetworkTaskAttempts: 2 })
    transport.reply(fault, fault)
    await queue.enqueue(task('a'))
    await queue.enqueue(task('b'))
    await settle()
    expect([sent(), queue.failed, holds]).toEqual([['a'], [], ['a server-fault', 'b server-fault']])
    clock.advance(5_000)
    await settle()
    expect([sent(), queue.failed.map(({ attempts }) => attempts)]).toEqual([['a', 'a', 'b'], [2]])
  })

  it('says once why a task waits', async () => {
    const { queue, transport, holds, enqueueInTurn } = await started()
    transport.reply({ code: 429, result: '', retryAfterMs: 1_000 })
    await enqueueInTurn(queue, [task('a')])
    expect(holds).toEqual(['a retry-later'])
  })

  it('counts a request that could not be made as an attempt, and logs it', async () => {
    const { queue, transport, logger, enqueueInTurn } = await started()
    transport.reply(new Error('The address makes no sense'))
    await enqueueInTurn(queue, [task('a')])
    expect(queue.failed.map(({ attempts }) => attempts)).toEqual([1])
    expect(logger.entries.map(({ message }) => message)).toEqual(['The task a could not be sent'])
  })

  it('does not remove an idle task while it is on its way; one behind it is idle', async () => {
    const { queue, transport } = await started()
    const arrives = transport.holdNext()
    await queue.enqueue(task('a'))
    await queue.enqueue(task('b'))
    expect([await queue.remove('a', 'idle'), await queue.remove('b', 'idle')]).toEqual([false, true])
    arrives()
    await settle()
    expect(await queue.remove('a', 'idle')).toBe(false)
  })

  it('logs a listener that fails, and goes on sending', async () => {
    const { queue, transport, clock, logger, sent, enqueueInTurn } = await started()
    const stop = queue.subscribe('orders', {
      onHold: () => {
        throw new Error('hold')
      },
      onAnswer: () => {
        throw new Error('answer')
      },
    })
    transport.reply(lost())
    await enqueueInTurn(queue, [task('a')])
    clock.advance(5_000)
    await settle()
    expect(logger.entries.map(({ message, details }) => [message, details])).toEqual([
      ['The queue of orders guest stopped', new Error('hold')],
      ['A listener failed to take the answer to the task a', [new Error('answer')]],
    ])
    stop()
    await enqueueInTurn(queue, [task('b')])
    expect(sent()).toEqual(['a', 'a', 'b'])
  })

  it('reports what the host refused, and nothing else', async () => {
    const { queue, transport, enqueueInTurn } = await started()
    const events: unknown[] = []
    queue.events.subscribe(({ type, task: { task_id } }) => void events.push([type, task_id]))
    transport.reply({ code: 200, result: true }, { code: 400, result: 'no' })
    await enqueueInTurn(queue, [task('a'), task('b')])
    expect(events).toEqual([['refused', 'b']])
  })

  it('delivers a refusal that it keeps only once, also over a restart', async () => {
    const { queue, transport, answers, open, enqueueInTurn } = await started()
    transport.reply({ code: 400, result: 'no' })
    await enqueueInTurn(queue, [task('a', { keep_refused: true })])
    const next = await open()
    await settle()
    expect([answers.length, next.answers.length, next.queue.refused.length]).toEqual([1, 0, 1])
  })
})

describe('a task that replaces earlier ones', () => {
  const replacing = task('new', { supersedes: true })

  it('leaves a failed one when the host refuses it', async () => {
    const { queue, transport, enqueueInTurn } = await started()
    transport.reply(fault, { code: 400, result: 'no' })
    await enqueueInTurn(queue, [task('old'), replacing])
    expect(queue.failed.map(({ task_id }) => task_id)).toEqual(['old'])
  })

  it('leaves those that wait for the shopper', async () => {
    const { queue, enqueueInTurn } = await started()
    await enqueueInTurn(queue, [task('held', { on_hold: true }), replacing])
    expect(queue.onHold.map(({ task_id }) => task_id)).toEqual(['held'])
  })

  it('leaves those that were asked for after it', async () => {
    const { queue, transport, enqueueInTurn } = await started()
    transport.reply(fault)
    await enqueueInTurn(queue, [{ ...replacing, on_hold: true }, task('later')])
    await queue.send('new')
    await settle()
    expect(queue.tasks.map(({ task_id }) => task_id)).toEqual(['later'])
  })
})

describe('a task for a host that acts on every request', () => {
  const once = (task_id: string, account = 'guest') => task(task_id, { send_once: true, account })

  it('is sent by itself after the sign-in that the host asked for', async () => {
    const { queue, transport, identity, sent, enqueueInTurn } = await started()
    identity.become('7')
    transport.reply({ code: 401, result: '' })
    await enqueueInTurn(queue, [once('a', '7')])
    identity.become('guest')
    identity.become('7')
    await settle()
    expect([sent(), queue.tasks]).toEqual([['a', 'a'], []])
  })

  it('does not stop the next task when its answer was lost', async () => {
    const { queue, transport, holds, sent } = await started()
    transport.reply(lost())
    await queue.enqueue(once('a'))
    await queue.enqueue(once('b'))
    await settle()
    expect([sent(), holds]).toEqual([['a', 'b'], ['a unsure']])
  })
})
