import { ManualClock } from '@vitrin/kernel/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { openHostDatabase, type HostDatabase } from './index'
import { SharedCommit } from './shared-commit'

describe('units of work that come together', () => {
  let endOfTurn: () => void
  let turns: number
  let database: HostDatabase
  beforeEach(() => {
    turns = 0
    database = openHostDatabase(':memory:', {
      clock: new ManualClock(),
      endOfTurn: (run) => {
        turns += 1
        endOfTurn = run
      },
    })
  })
  const write = (name: string) =>
    database.sharedTransaction(() => {
      database.settings.write(name, 'x')
      return name
    })

  it('wait for the end of the turn and are done there, in the order in which they came', async () => {
    const [one, other] = [write('one'), write('other')]
    expect([turns, database.settings.read('one')]).toEqual([1, undefined])
    endOfTurn()
    expect(await Promise.all([one, other])).toEqual(['one', 'other'])
    const next = database.sharedTransaction(() => database.settings.read('other'))
    endOfTurn()
    expect([turns, await next]).toEqual([2, 'x'])
  })

  it('are undone alone when they fail', async () => {
    const good = write('good')
    const bad = database.sharedTransaction(() => {
      database.transaction(() => database.settings.write('bad', 'x'))
      throw new Error('no such thing')
    })
    const last = write('last')
    endOfTurn()
    await expect(bad).rejects.toThrow('no such thing')
    expect(await Promise.all([good, last])).toEqual(['good', 'last'])
    expect(['good', 'bad', 'last'].map((name) => database.settings.read(name))).toEqual(['x', undefined, 'x'])
  })

  it('are answered after the commit, and none of them when it fails', async () => {
    const told: string[] = []
    let isDiskFull = false
    const commit = new SharedCommit(
      {
        run: () => 0,
        transaction: (work) => {
          const result = work()
          if (isDiskFull) throw new Error('disk full')
          told.push('commit')
          return result
        },
      },
      (run) => {
        endOfTurn = run
      },
    )
    const answered = commit.run(() => told.push('work')).then(() => told.push('answer'))
    endOfTurn()
    await answered
    expect(told).toEqual(['work', 'commit', 'answer'])
    isDiskFull = true
    const refused = Promise.allSettled([commit.run(() => 1), commit.run(() => 2)])
    endOfTurn()
    expect((await refused).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('are done at once without the option that defines the end of a turn', async () => {
    const alone = openHostDatabase(':memory:', { clock: new ManualClock() })
    void alone.sharedTransaction(() => alone.settings.write('now', 'x'))
    expect(alone.settings.read('now')).toBe('x')
  })
})
