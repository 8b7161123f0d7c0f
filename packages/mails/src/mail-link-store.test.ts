import { TransportError } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MailLink } from './mail-link'
import { MailLinkStore } from './mail-link-store'
import { FakeMailLinkGateway } from './testing/fake-mail-link-gateway'

const join: MailLink = { purpose: 'newsletter-join', state: 'open', email: 'asa@example.se' }

describe('MailLinkStore', () => {
  let gateway: FakeMailLinkGateway
  let followed: string[]
  let store: MailLinkStore
  beforeEach(() => {
    gateway = new FakeMailLinkGateway()
    gateway.links.set('t1', join)
    followed = []
    const onFollowed = async ({ email }: MailLink) => void followed.push(email)
    store = new MailLinkStore({ gateway, onFollowed, logger: new RecordingLogger() })
  })

  it('shows what a link is for, and does it only when the shopper says so', async () => {
    expect(store.status).toBe('loading')
    await store.open('t1')
    expect([store.status, store.link, followed]).toEqual(['shown', join, []])
    await store.follow()
    expect([store.link?.state, followed]).toEqual(['done', ['asa@example.se']])
  })

  it('does nothing for a link that was used', async () => {
    await store.open('t1')
    gateway.links.set('t1', { ...join, state: 'used' })
    await store.follow()
    expect([store.link?.state, followed]).toEqual(['used', []])
  })

  it.each(['', 'guessed'])('says that it does not know the link %j', async (token) => {
    await store.open(token)
    expect([store.status, store.link]).toEqual(['unknown', undefined])
  })

  it('keeps the link when the host gives no answer, so that the shopper can try again', async () => {
    await store.open('t1')
    gateway.fault = new TransportError('offline', 'gone')
    await store.follow()
    expect([store.status, store.link, followed]).toEqual(['failed', join, []])
    gateway.fault = undefined
    await store.follow()
    expect([store.status, store.link?.state]).toEqual(['shown', 'done'])
  })
})
