import { FakeOutbox, SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { StockNoticeStore, type StockNoticeEvent } from './stock-notice-store'

const email = 'asa@example.se'

function open() {
  const outbox = new FakeOutbox()
  outbox.reply = () => ({ code: 200, result: 'OK' })
  const notices = new StockNoticeStore({ outbox, ids: new SequentialIds() })
  const events: StockNoticeEvent[] = []
  notices.events.subscribe((event) => events.push(event))
  notices.start()
  return { outbox, notices, events }
}

describe('StockNoticeStore', () => {
  it('sends the address and the piece once', async () => {
    const { outbox, notices, events } = open()
    expect(await notices.ask('MIR-60', ' ASA@example.se ')).toEqual({ ok: true, value: { status: 'kept' } })
    expect(outbox.tasks).toMatchObject([
      { url: '/api/ext/stock-notice', account: 'guest', payload: { method: 'POST', body: { sku: 'MIR-60', email } } },
    ])
    expect([notices.asked, events]).toEqual([{ 'MIR-60': { status: 'kept' } }, []])
  })

  it('waits without a network, and says later that the host keeps it', async () => {
    const { outbox, notices } = open()
    outbox.reply = () => 'offline'
    const waiting = { status: 'waiting', reason: 'offline' }
    expect(await notices.ask('MIR-60', email)).toEqual({ ok: true, value: waiting })
    expect(notices.asked).toEqual({ 'MIR-60': waiting })
    const [{ task_id, payload }] = outbox.tasks as [(typeof outbox.tasks)[number]]
    const next = open()
    next.outbox.answer({ task_id, payload, code: 200, result: 'OK' })
    expect([next.notices.asked, next.events]).toEqual([{ 'MIR-60': { status: 'kept' } }, [{ type: 'kept', email }]])
  })

  it('gives the reason of a refusal to the form, or emits it when no form waits for it', async () => {
    const { outbox, notices, events } = open()
    outbox.reply = () => ({ code: 400, result: 'No such product' })
    expect(await notices.ask('MIR-60', email)).toEqual({
      ok: false,
      rejection: { code: 'refused', message: 'No such product' },
    })
    const payload = { method: 'POST', body: { sku: 'MIR-60', email } } as const
    outbox.answer({ task_id: 'earlier', payload, code: 400, result: 'No such product' })
    expect([notices.asked, events]).toEqual([{}, [{ type: 'refused', message: 'No such product' }]])
  })

  it.each([
    ['', 'required'],
    ['asa@example', 'email-invalid'],
  ])('rejects %j with the code %s and sends nothing', async (typed, code) => {
    const { outbox, notices } = open()
    expect(await notices.ask('MIR-60', typed)).toEqual({ ok: false, rejection: { code } })
    expect(outbox.tasks).toEqual([])
  })
})
