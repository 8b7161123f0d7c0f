import { TransportError } from '@vitrin/kernel'
import { FakeOutbox, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { NewsletterEvent } from './newsletter'
import { NewsletterStore } from './newsletter-store'
import { FakeNewsletterGateway } from './testing/fake-newsletter-gateway'
import { InMemoryNewsletterStorage } from './testing/in-memory-storages'

const email = 'asa@example.se'

/** Runs all pending microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

function open(storage = new InMemoryNewsletterStorage()) {
  const outbox = new FakeOutbox()
  outbox.reply = () => ({ code: 200, result: 'OK' })
  const gateway = new FakeNewsletterGateway()
  const world = { account: 'guest' }
  const newsletter = new NewsletterStore({
    gateway,
    storage,
    outbox,
    account: () => world.account,
    ids: new SequentialIds(),
    logger: new RecordingLogger(),
  })
  const events: NewsletterEvent[] = []
  newsletter.events.subscribe((event) => events.push(event))
  newsletter.start()
  return { outbox, gateway, newsletter, events, storage, world }
}

describe('NewsletterStore', () => {
  it('stores the address once the host accepts it [R4.41] [R7.16 POST] [R3.14 newsletter]', async () => {
    const { newsletter, outbox, storage, events } = open()
    expect(await newsletter.subscribe(' ASA@example.se ')).toEqual({ ok: true, value: { status: 'done' } })
    expect(outbox.tasks).toMatchObject([
      { url: '/api/ext/mailchimp-subscribe/subscribe', payload: { method: 'POST', body: { email } }, account: 'guest' },
    ])
    expect([newsletter.newsletter, await storage.read()]).toEqual([
      { isSubscribed: true, email },
      { isSubscribed: true, email },
    ])
    expect(events).toEqual([{ type: 'subscribed', email }])
  })

  it('does not subscribe twice, and does not unsubscribe without a subscription [R4.41]', async () => {
    const { newsletter, outbox } = open()
    expect(await newsletter.unsubscribe()).toMatchObject({ ok: true })
    expect(outbox.tasks).toEqual([])
    await newsletter.subscribe(email)
    expect(await newsletter.subscribe('eva@example.se')).toMatchObject({ ok: true })
    expect(outbox.tasks).toHaveLength(1)
    expect(newsletter.newsletter.email).toBe(email)
  })

  it('unsubscribes the subscribed address and deletes it from the device [R7.16 DELETE]', async () => {
    const { newsletter, outbox, storage, events } = open()
    await newsletter.subscribe(email)
    expect(await newsletter.unsubscribe()).toMatchObject({ ok: true })
    expect(outbox.tasks.at(-1)).toMatchObject({
      url: '/api/ext/mailchimp-subscribe/subscribe',
      payload: { method: 'DELETE', body: { email } },
    })
    expect(await storage.read()).toEqual({ isSubscribed: false, email: '' })
    expect(events.at(-1)).toEqual({ type: 'unsubscribed', email })
  })

  it('stores the answer of a check, and changes nothing when the host does not answer [R4.41]', async () => {
    const { newsletter, gateway } = open()
    gateway.statuses.set(email, 'subscribed')
    await newsletter.check(email)
    expect(newsletter.newsletter).toEqual({ isSubscribed: true, email })
    gateway.fault = new TransportError('network', 'gone')
    await newsletter.check(email)
    expect(newsletter.isSubscribed).toBe(true)
    gateway.fault = undefined
    await newsletter.check('eva@example.se')
    expect(newsletter.isSubscribed).toBe(false)
  })

  it('waits without a network and is subscribed when the answer comes, also after a reload', async () => {
    const { newsletter, outbox, storage } = open()
    outbox.reply = () => 'offline'
    expect(await newsletter.subscribe(email)).toEqual({ ok: true, value: { status: 'waiting', reason: 'offline' } })
    expect(newsletter.isSubscribed).toBe(false)
    const next = open(storage)
    const [{ task_id, payload }] = outbox.tasks as [(typeof outbox.tasks)[number]]
    next.outbox.answer({ task_id, payload, code: 200, result: 'OK' })
    await settle()
    expect([next.newsletter.isSubscribed, next.events]).toEqual([true, [{ type: 'subscribed', email }]])
  })

  it('gives the reason of a refusal to the form, or emits it when no form waits for it', async () => {
    const { newsletter, outbox, events } = open()
    outbox.reply = () => ({ code: 400, result: 'Invalid e-mail provided!' })
    expect(await newsletter.subscribe(email)).toEqual({
      ok: false,
      rejection: { code: 'refused', message: 'Invalid e-mail provided!' },
    })
    expect([newsletter.isSubscribed, events]).toEqual([false, []])
    outbox.answer({ task_id: 'earlier', payload: { method: 'POST', body: { email } }, code: 500, result: 'Broken' })
    expect(events).toEqual([{ type: 'refused', message: 'Broken' }])
  })

  it('says that the host has no newsletter when it answers 404', async () => {
    const { newsletter, outbox } = open()
    outbox.reply = () => ({ code: 404, result: undefined })
    expect(await newsletter.subscribe(email)).toEqual({ ok: false, rejection: { code: 'not-implemented' } })
    expect(newsletter.isSubscribed).toBe(false)
  })

  it('waits for the link that a host mails, and is subscribed when it was followed elsewhere', async () => {
    const { newsletter, gateway, events, storage } = open()
    gateway.statuses.set(email, 'pending')
    expect(await newsletter.subscribe(email)).toEqual({ ok: true, value: { status: 'link-mailed' } })
    expect([newsletter.isSubscribed, newsletter.awaitsLink, events]).toEqual([
      false,
      email,
      [{ type: 'joinMailed', email }],
    ])
    const next = open(storage)
    next.gateway.statuses.set(email, 'pending')
    await next.newsletter.load()
    await next.newsletter.checkAwaited()
    expect([next.newsletter.awaitsLink, next.events]).toEqual([email, []])
    next.gateway.statuses.set(email, 'subscribed')
    await next.newsletter.checkAwaited()
    expect([next.newsletter.isSubscribed, next.newsletter.awaitsLink, next.events]).toEqual([
      true,
      undefined,
      [{ type: 'subscribed', email }],
    ])
  })

  it('waits no longer for a link that has expired', async () => {
    const { newsletter, gateway, events } = open()
    gateway.statuses.set(email, 'pending')
    await newsletter.subscribe(email)
    gateway.statuses.delete(email)
    await newsletter.checkAwaited()
    expect([newsletter.newsletter, events.length]).toEqual([{ isSubscribed: false, email: '' }, 1])
  })

  it('waits while it is not known whether the host has mailed a link', async () => {
    const { newsletter, gateway } = open()
    gateway.fault = new TransportError('network', 'gone')
    expect(await newsletter.subscribe(email)).toEqual({ ok: true, value: { status: 'link-mailed' } })
    expect(newsletter.newsletter).toEqual({ isSubscribed: false, email, awaitsLink: true })
  })

  it('unsubscribes in the name of the account; without its login a mailed link ends the newsletter', async () => {
    const { newsletter, outbox, gateway, events, world } = open()
    world.account = '7'
    await newsletter.subscribe(email)
    gateway.statuses.set(email, 'subscribed')
    expect(await newsletter.unsubscribe()).toEqual({ ok: true, value: { status: 'link-mailed' } })
    expect(outbox.tasks.map(({ account }) => account)).toEqual(['guest', '7'])
    expect([newsletter.isSubscribed, newsletter.awaitsLink]).toEqual([true, email])
    await newsletter.checkAwaited()
    expect(newsletter.awaitsLink).toBe(email)
    gateway.statuses.delete(email)
    await newsletter.checkAwaited()
    expect([newsletter.isSubscribed, events.map(({ type }) => type)]).toEqual([
      false,
      ['subscribed', 'leaveMailed', 'unsubscribed'],
    ])
  })

  it.each([
    ['', 'required'],
    ['asa', 'email-invalid'],
    ['asa@example', 'email-invalid'],
  ])('rejects %j with the code %s and sends nothing', async (typed, code) => {
    const { newsletter, outbox } = open()
    expect(await newsletter.subscribe(typed)).toEqual({ ok: false, rejection: { code } })
    expect(outbox.tasks).toEqual([])
  })
})
