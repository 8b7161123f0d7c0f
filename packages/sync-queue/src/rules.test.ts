import { ManualClock } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { KnownTasks } from './known-tasks'
import { LanePauses } from './lane-pauses'
import { outcomeOf } from './outcome-of'
import { DEFAULT_SYNC_QUEUE_CONFIG } from './sync-queue-config'
import { newTask, transmitted, type SyncTask } from './sync-task'

describe('an answer', () => {
  it.each([
    [200, undefined, 'final'],
    [200, 1_000, 'final'],
    [400, undefined, 'final'],
    [429, undefined, 'retry-later'],
    [429, 1_000, 'retry-later'],
    [500, undefined, 'server-fault'],
    [500, 1_000, 'server-fault'],
    [503, undefined, 'server-fault'],
    [503, 0, 'retry-later'],
    [504, undefined, 'server-fault'],
  ] as const)('%s with a pause of %s ms is %s', (code, retryAfterMs, outcome) => {
    const answer = { code, result: '', ...(retryAfterMs !== undefined && { retryAfterMs }) }
    expect([outcomeOf(answer, true), outcomeOf(answer, false)]).toEqual([outcome, outcome])
  })

  it('401 asks an account to sign in, and is final for a guest', () => {
    const answer = { code: 401, result: '' }
    expect([outcomeOf(answer, true), outcomeOf(answer, false)]).toEqual(['final', 'needs-sign-in'])
  })
})

describe('pauses of a lane', () => {
  const begun = () => {
    const clock = new ManualClock()
    const pauses = new LanePauses(clock, DEFAULT_SYNC_QUEUE_CONFIG)
    const ended: string[] = []
    const begin = (lane: string, ...[reason, askedMs]: [Parameters<LanePauses['begin']>[1], number?]) =>
      pauses.begin(lane, reason, () => void ended.push(lane), askedMs)
    return { clock, pauses, ended, begin }
  }

  it('double while no answer comes, up to five minutes, and begin anew after an answer', () => {
    const { clock, pauses, ended, begin } = begun()
    for (const delay of [5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      begin('a', 'no-answer')
      clock.advance(delay - 1)
      expect([ended.splice(0), pauses.reasonOf('a')]).toEqual([[], 'no-answer'])
      clock.advance(1)
      expect([ended.splice(0), pauses.reasonOf('a')]).toEqual([['a'], undefined])
    }
    pauses.answered('a')
    begin('a', 'no-answer')
    clock.advance(5_000)
    expect(ended).toEqual(['a'])
  })

  it('are as long as the host asked for, which is no failure', () => {
    const { clock, ended, begin } = begun()
    begin('a', 'retry-later', 60_000)
    clock.advance(59_999)
    expect(ended).toEqual([])
    clock.advance(1)
    begin('a', 'no-answer')
    clock.advance(5_000)
    expect(ended).toEqual(['a', 'a'])
  })

  it('end when the network or the account is back, but not if the host asked for them', () => {
    const { clock, pauses, ended, begin } = begun()
    const reasons = ['no-answer', 'needs-sign-in', 'retry-later', 'server-fault'] as const
    for (const reason of reasons) {
      begin(reason, reason)
      pauses.endUnanswered(reason)
    }
    expect(reasons.map((lane) => pauses.reasonOf(lane))).toEqual([undefined, undefined, 'retry-later', 'server-fault'])
    clock.advance(300_000)
    expect(ended).toEqual(['retry-later', 'server-fault'])
  })

  it('all end with the queue', () => {
    const { clock, pauses, ended, begin } = begun()
    for (const lane of ['a', 'b']) begin(lane, 'retry-later')
    pauses.endAll()
    clock.advance(300_000)
    expect([pauses.reasonOf('a'), pauses.reasonOf('b'), ended]).toEqual([undefined, undefined, []])
  })
})

const asked = { task_id: 't', scope: 'orders', url: '/api/order', payload: { method: 'POST' }, account: '7' } as const
const begin = Date.UTC(2026, 10, 20, 9)
const plain: SyncTask = {
  task_id: 't',
  url: '/api/order',
  payload: {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    mode: 'cors',
  },
  transmited: false,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-20T09:00:00.000Z',
  acknowledged: false,
  silent: false,
  is_result_cacheable: false,
  keep_refused: false,
  supersedes: false,
  scope: 'orders',
  sequence: 0,
  account: '7',
  attempts: 0,
  state: 'waiting',
}

describe('a stored task', () => {
  it('has the fields of the specification and the wishes of the package that asked for it', () => {
    expect(newTask(asked, begin)).toStrictEqual(plain)
    const wishes = {
      silent: true,
      product_sku: 'GLASS-1',
      is_result_cacheable: true,
      keep_refused: true,
      supersedes: true,
      send_once: true,
    }
    expect(newTask({ ...asked, ...wishes, on_hold: true }, begin)).toStrictEqual({
      ...plain,
      ...wishes,
      state: 'on-hold',
    })
  })

  it('has its answer once it was sent', () => {
    const sent = { transmited: true, transmited_at: '2026-11-20T09:00:05.000Z', updated_at: '2026-11-20T09:00:05.000Z' }
    expect(transmitted(plain, { code: 200, result: 7 }, begin + 5_000)).toStrictEqual({
      ...plain,
      ...sent,
      code: 200,
      resultCode: 200,
      result: 7,
    })
    const refusal = { meta: { page: 1 }, reason: 'vat-id', fields: [{ field: 'vat_id', message: 'is unknown' }] }
    expect(transmitted(plain, { code: 400, result: 'no', ...refusal }, begin + 5_000)).toStrictEqual({
      ...plain,
      ...sent,
      code: 400,
      resultCode: 400,
      result: 'no',
      ...refusal,
    })
  })
})

describe('the tasks that a tab knows', () => {
  const known = () => {
    const tasks = new KnownTasks()
    for (const [task_id, sequence, scope] of [
      ['late', 3, 'orders'],
      ['early', 1, 'profile'],
      ['middle', 2, 'orders'],
    ] as const)
      tasks.put({ ...plain, task_id, sequence, scope })
    return tasks
  }

  it('are in the order of the device, whatever their lane', () => {
    expect(known().all.map(({ task_id }) => task_id)).toEqual(['early', 'middle', 'late'])
  })

  it('have lanes only while something waits in them', () => {
    const tasks = known()
    tasks.remove('early')
    expect(tasks.lanes()).toEqual(['orders 7'])
    expect(tasks.waitingIn('profile 7')).toEqual([])
  })

  it('are not held up by a missing network once they wait for an answer, but by any other reason', () => {
    const tasks = known()
    tasks.hold('late', 'no-answer')
    tasks.hold('late', 'offline')
    expect(tasks.holds.get('late')).toBe('no-answer')
    tasks.hold('late', 'retry-later')
    expect(tasks.holds.get('late')).toBe('retry-later')
  })

  it('keep only the wait for an answer while there is no network', () => {
    const tasks = known()
    const hold = () => {
      tasks.hold('late', 'no-answer')
      tasks.hold('middle', 'retry-later')
    }
    hold()
    tasks.clearHolds(false)
    expect([...tasks.holds]).toEqual([['late', 'no-answer']])
    hold()
    tasks.clearHolds(true)
    expect([...tasks.holds]).toEqual([])
  })

  it('are not held up any more once they change', () => {
    const tasks = known()
    tasks.hold('late', 'server-fault')
    tasks.put({ ...tasks.find('late')!, attempts: 1 })
    expect([...tasks.holds]).toEqual([])
  })
})
