import { TransportError, type OutboxAnswer, type OutboxTask } from '@vitrin/kernel'
import { ManualClock, RecordingLogger, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Leadership } from './ports'
import { singleTabLeadership } from './single-tab-leadership'
import { SyncQueueStore } from './sync-queue-store'
import { InMemoryTaskStorage } from './testing/in-memory-task-storage'
import { ScriptedTransport } from './testing/scripted-transport'
import { SwitchableIdentity } from './testing/switchable-identity'
import { settle } from './testing/started-queue'

const task = (task_id: string, account = 'guest'): OutboxTask => ({
  task_id,
  scope: 'orders',
  url: '/api/order',
  payload: { method: 'POST' },
  account,
})

function device() {
  const clock = new ManualClock()
  const connectivity = new SwitchableConnectivity()
  const identity = new SwitchableIdentity()
  const first = new InMemoryTaskStorage()
  async function tab(leadership: Leadership = singleTabLeadership, storage = first.anotherTab()) {
    const transport = new ScriptedTransport()
    const queue = new SyncQueueStore({
      storage,
      transport,
      identity,
      connectivity,
      leadership,
      clock,
      logger: new RecordingLogger(),
    })
    const answers: OutboxAnswer[] = []
    const holds: string[] = []
    queue.subscribe('orders', { onAnswer: (answer) => void answers.push(answer) })
    queue.subscribe('orders', { onHold: ({ task_id, reason }) => void holds.push(`${task_id} ${reason}`) })
    await queue.start()
    return { queue, transport, answers, holds }
  }
  return { clock, connectivity, identity, storage: first, tab }
}

/** A lead that the test gives and takes. */
class GivenLead implements Leadership {
  readonly #listeners = new Set<(leads: boolean) => void>()
  leads = false
  give(leads: boolean): void {
    this.leads = leads
    for (const listener of this.#listeners) listener(leads)
  }
  subscribe(listener: (leads: boolean) => void) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

describe('tasks of accounts', () => {
  it('are sent only while their account is signed in; others do not wait for them', async () => {
    const { identity, tab } = device()
    const { queue, transport, holds } = await tab()
    await queue.enqueue(task('a', '7'))
    await queue.enqueue(task('b'))
    await settle()
    expect([transport.sent.map(({ task_id }) => task_id), holds]).toEqual([['b'], ['a needs-sign-in']])
    identity.become('8')
    await settle()
    expect(transport.sent).toHaveLength(1)
    identity.become('7')
    await settle()
    expect(transport.sent.map(({ task_id }) => task_id)).toEqual(['b', 'a'])
  })

  it('are visible only to their account, whether they wait, failed or were refused', async () => {
    const { identity, tab } = device()
    const { queue, transport } = await tab()
    identity.become('7')
    transport.reply({ code: 500, result: '' }, { code: 400, result: 'no' })
    await queue.enqueue({ ...task('failed', '7'), scope: 'profile' })
    await settle()
    await queue.enqueue({ ...task('refused', '7'), keep_refused: true })
    await settle()
    expect([queue.failed.length, queue.refused.length]).toEqual([1, 1])
    for (const other of ['guest', '8']) {
      identity.become(other)
      expect(queue.tasks).toEqual([])
    }
    identity.become('7')
    expect(queue.tasks).toHaveLength(2)
  })

  it('wait for the sign-in when the host refuses the token, and go after it [R4.20] [R8.14]', async () => {
    const { identity, tab } = device()
    const { queue, transport, answers, holds } = await tab()
    identity.become('7')
    transport.reply({ code: 401, result: 'Error refreshing user token. User is not authorized to access the resource' })
    await queue.enqueue(task('a', '7'))
    await settle()
    expect([answers, holds, queue.waiting.length]).toEqual([[], ['a needs-sign-in'], 1])
    identity.become('guest')
    identity.become('7')
    await settle()
    expect(answers).toEqual([expect.objectContaining({ task_id: 'a', account: '7', code: 200 })])
  })

  it('that were answered before the page died are delivered to their account only', async () => {
    const { identity, storage, tab } = device()
    identity.become('7')
    const stored = await storage.add({ ...(await stub()), account: '7' })
    await storage.update({ ...stored, transmited: true, code: 200, result: true })
    identity.become('8')
    const { answers } = await tab()
    expect(answers).toEqual([])
    identity.become('7')
    await settle()
    expect(answers).toHaveLength(1)
  })

  async function stub() {
    const { tab, storage } = device()
    const { queue } = await tab(new GivenLead())
    await queue.enqueue(task('a'))
    return (await storage.all())[0]!
  }
})

describe('tabs of one device', () => {
  it('let the leader send what another asked for, and each tell its own listeners once', async () => {
    const { tab } = device()
    const leader = await tab()
    const other = await tab(new GivenLead())
    await other.queue.enqueue(task('a'))
    await settle()
    expect([leader.transport.sent.length, other.transport.sent.length]).toEqual([1, 0])
    expect([leader.answers.length, other.answers.length]).toEqual([1, 1])
    expect([leader.queue.tasks, other.queue.tasks]).toEqual([[], []])
  })

  it('go once, in the order in which they were asked for, also where the message of another tab is late', async () => {
    const { storage, tab } = device()
    const late = storage.anotherTab()
    const messages: (() => void)[] = []
    const onChange = late.onChange.bind(late)
    late.onChange = (listener) => onChange((change) => messages.push(() => listener(change)))
    const leader = await tab(singleTabLeadership, late)
    const other = await tab(new GivenLead())
    await other.queue.enqueue(task('a'))
    await leader.queue.enqueue(task('b'))
    await settle()
    for (const deliver of messages) deliver()
    await settle()
    expect(leader.transport.sent.map(({ task_id }) => task_id)).toEqual(['a', 'b'])
    expect([leader.queue.tasks, other.queue.tasks]).toEqual([[], []])
  })

  it('hear an answer whose message did not come when they look again, once', async () => {
    const { tab, storage } = device()
    const deaf = storage.anotherTab()
    deaf.onChange = () => () => undefined
    const leader = await tab()
    const other = await tab(new GivenLead(), deaf)
    leader.transport.reply({ code: 400, result: 'no' })
    await other.queue.enqueue({ ...task('a'), keep_refused: true })
    await settle()
    expect([leader.answers.length, other.answers.length]).toEqual([1, 0])
    await other.queue.refresh()
    await other.queue.refresh()
    expect([other.answers.map(({ code }) => code), other.queue.refused.length]).toEqual([[400], 1])
  })

  it('go on with what waits when the lead passes to another, under the same key', async () => {
    const { tab, clock } = device()
    const [lead, next] = [new GivenLead(), new GivenLead()]
    lead.give(true)
    const [first, second] = [await tab(lead), await tab(next)]
    first.transport.reply(new TransportError('network', 'gone'))
    await first.queue.enqueue(task('a'))
    await settle()
    lead.give(false)
    next.give(true)
    await settle()
    clock.advance(600_000)
    await settle()
    expect([first.transport.sent.length, second.transport.sent.map(({ task_id }) => task_id)]).toEqual([1, ['a']])
  })

  it('leave the answer to the new leader when the lead was lost while it came', async () => {
    const { tab } = device()
    const [lead, next] = [new GivenLead(), new GivenLead()]
    lead.give(true)
    const [first, second] = [await tab(lead), await tab(next)]
    const arrives = first.transport.holdNext()
    await first.queue.enqueue(task('a'))
    await settle()
    lead.give(false)
    arrives()
    await settle()
    expect([first.answers, second.answers]).toEqual([[], []])
    next.give(true)
    await settle()
    expect([first.answers.length, second.answers.length]).toEqual([1, 1])
  })

  it('get an answer once, also if the message of another tab that sent the task comes late', async () => {
    const { tab, storage } = device()
    let hear: Parameters<InMemoryTaskStorage['onChange']>[0] = () => undefined
    const own = storage.anotherTab()
    own.onChange = (listener) => {
      hear = listener
      return () => undefined
    }
    const { queue, transport, answers } = await tab(singleTabLeadership, own)
    await queue.enqueue(task('a'))
    await settle()
    hear({ task: { ...transport.sent[0]!, transmited: true, code: 200 } })
    await settle()
    expect(answers).toHaveLength(1)
  })

  it('get an answer once if two tabs sent the task', async () => {
    const { tab } = device()
    const [first, second] = [await tab(), await tab()]
    const [answerFirst, answerSecond] = [first.transport.holdNext(), second.transport.holdNext()]
    await first.queue.enqueue(task('a'))
    await settle()
    answerFirst()
    await settle()
    answerSecond()
    await settle()
    expect([first.transport.sent.length, second.transport.sent.length]).toEqual([1, 1])
    expect([first.answers.length, second.answers.length]).toEqual([1, 1])
  })

  it('get the success of a task if the host refused it in one tab and accepted it in the other', async () => {
    const { tab } = device()
    const [first, second] = [await tab(), await tab()]
    first.transport.reply({ code: 400, result: 'should be a product that is sold' })
    const [answerFirst, answerSecond] = [first.transport.holdNext(), second.transport.holdNext()]
    await first.queue.enqueue({ ...task('a'), keep_refused: true })
    await settle()
    answerFirst()
    await settle()
    answerSecond()
    await settle()
    expect(second.answers.map(({ code }) => code)).toEqual([400, 200])
    expect([first.queue.tasks, second.queue.tasks]).toEqual([[], []])
  })

  it('get an answer once if the leader closed before it had delivered the answer', async () => {
    const { tab, storage } = device()
    const [lead, next] = [new GivenLead(), new GivenLead()]
    lead.give(true)
    const own = storage.anotherTab()
    own.remove = () => new Promise(() => undefined)
    const first = await tab(lead, own)
    const second = await tab(next)
    await first.queue.enqueue(task('a'))
    await settle()
    lead.give(false)
    next.give(true)
    await settle()
    expect([second.answers.length, await storage.all()]).toEqual([1, []])
  })
})
