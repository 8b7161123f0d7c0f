import { FakeOutbox, ManualClock, RecordingLogger, SequentialIds, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { DEFAULT_SESSION_CONFIG, type SessionConfig } from '../session-config'
import type { SessionEvent } from '../session-event'
import { SessionStore } from '../session-store'
import { FakePasskeyGateway, type FakeAuthenticator } from './fake-passkeys'
import { FakeUserGateway } from './fake-user-gateway'
import { InMemoryRefreshLock } from './in-memory-refresh-lock'
import { InMemoryAccountStorage } from './in-memory-account-storage'

/** A device and its host; each tab is a session of its own over them. */
export function openDevice({
  config,
  gateway = new FakeUserGateway(),
  authenticator,
}: {
  readonly config?: Partial<SessionConfig>
  readonly gateway?: FakeUserGateway
  readonly authenticator?: FakeAuthenticator
} = {}) {
  const passkeys = new FakePasskeyGateway(gateway)
  const disk = new InMemoryAccountStorage()
  const refreshLock = new InMemoryRefreshLock()
  const connectivity = new SwitchableConnectivity()
  const clock = new ManualClock()
  const logger = new RecordingLogger()

  async function openTab({ load = true } = {}) {
    const storage = disk.anotherTab()
    const outbox = new FakeOutbox()
    const session = new SessionStore({
      storeCode: 'sv',
      gateway,
      passkeys,
      authenticator,
      storage,
      refreshLock,
      outbox,
      connectivity,
      clock,
      ids: new SequentialIds(),
      logger,
      config: { ...DEFAULT_SESSION_CONFIG, ...config },
    })
    const events: SessionEvent[] = []
    session.events.subscribe((event) => events.push(event))
    session.start()
    if (load) await session.load()
    return { session, storage, outbox, events, types: () => events.map(({ type }) => type) }
  }
  return { gateway, disk, connectivity, clock, logger, openTab }
}

/** Lets everything that is ready run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}
