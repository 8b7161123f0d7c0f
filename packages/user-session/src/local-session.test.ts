import { ManualClock, RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { LocalSession } from './local-session'
import { accountOf, signedIn } from './session-document'
import { aCustomer, InMemoryAccountStorage } from './testing'

const isEva = signedIn({ token: 'e', refreshToken: 'er' }, aCustomer({ id: 8, firstname: 'Eva' }))
const isAsa = signedIn({ token: 'a', refreshToken: 'ar' }, aCustomer({ id: 7 }))

function device() {
  const clock = new ManualClock()
  const storage = new InMemoryAccountStorage()
  const tab = () => {
    const disk = storage.anotherTab()
    const session = new LocalSession({ storage: disk, clock, logger: new RecordingLogger() })
    session.follow(() => undefined)
    return { disk, session, account: () => accountOf(session.document) }
  }
  return { clock, stored: () => accountOf(storage.session), here: tab(), there: tab() }
}

async function fullAtSignIn() {
  const world = device()
  world.here.disk.failure = new Error('No room')
  await world.here.session.change(isAsa)
  return world
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

describe('a session that the device could not store', () => {
  it('is known to this tab only until it is stored', async () => {
    const { clock, stored, here, there } = await fullAtSignIn()
    expect([here.account(), there.account(), stored()]).toEqual(['7', 'guest', 'guest'])
    clock.advance(5_000)
    await settle()
    expect(stored()).toBe('guest')
    here.disk.failure = undefined
    clock.advance(10_000)
    await settle()
    expect([here.account(), there.account(), stored()]).toEqual(['7', '7', '7'])
  })

  it('is stored together with the next change', async () => {
    const { stored, here } = await fullAtSignIn()
    here.disk.failure = undefined
    await here.session.change((session) => session)
    expect([here.account(), stored()]).toEqual(['7', '7'])
  })

  it('is dropped when another tab has stored a newer session', async () => {
    const { clock, stored, here, there } = await fullAtSignIn()
    await there.session.change(isEva)
    here.disk.failure = undefined
    clock.advance(60_000)
    await settle()
    expect([here.account(), stored()]).toEqual(['8', '8'])
  })
})
