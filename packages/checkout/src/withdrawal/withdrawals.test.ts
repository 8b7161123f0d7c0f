import { HostRejection, TransportError } from '@vitrin/kernel'
import { SequentialIds } from '@vitrin/kernel/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { FakeWithdrawalGateway } from '../testing'
import { Withdrawals } from './withdrawals'

const order = { order_number: '000000001', email: 'asa@example.se' }
const declaration = { ...order, name: 'Åsa Berg', statement: '' }

describe('a withdrawal', () => {
  let gateway: FakeWithdrawalGateway
  let customer: string | undefined
  let withdrawals: Withdrawals
  beforeEach(() => {
    gateway = new FakeWithdrawalGateway()
    customer = undefined
    withdrawals = new Withdrawals({ gateway, customer: () => customer, ids: new SequentialIds('key') })
  })

  it('is declared in the account’s name, or as a guest', async () => {
    expect(await withdrawals.declare(declaration)).toEqual({
      ok: true,
      value: { received_at: '2026-11-20T09:00:00.000Z' },
    })
    customer = '7'
    await withdrawals.declare(declaration)
    expect(gateway.declared.map(({ account }) => account)).toEqual([undefined, '7'])
  })

  it('is the same one when it is sent again after a lost answer, and another when it says something else', async () => {
    gateway.faults.push(new TransportError('network', 'lost'))
    await expect(withdrawals.declare(declaration)).rejects.toThrow(TransportError)
    await withdrawals.declare(declaration)
    await withdrawals.declare({ ...declaration, item_ids: [1] })
    const [lost, again, other] = gateway.declared.map(({ key }) => key)
    expect(again).toBe(lost)
    expect(other).not.toBe(lost)
  })

  it('is not sent without name, order and address, and says where each is missing', async () => {
    const broken = { name: ' ', order_number: '', email: 'asa', statement: '' }
    const rejection = {
      code: 'invalid',
      issues: [
        { field: 'name', code: 'required' },
        { field: 'order_number', code: 'required' },
        { field: 'email', code: 'email-invalid' },
      ],
    }
    expect(withdrawals.check(broken)).toEqual({ ok: false, rejection })
    expect(await withdrawals.declare(broken)).toEqual({ ok: false, rejection })
    expect(gateway.declared).toEqual([])
  })

  it('needs at least one chosen line where the lines are open and one of them can be taken back', async () => {
    const opened = await gateway.order({ order_number: order.order_number }, '7')
    const noneChosen = { code: 'invalid', issues: [{ field: 'item_ids', code: 'required' }] }
    expect(withdrawals.check(declaration, opened)).toEqual({ ok: false, rejection: noneChosen })
    expect(withdrawals.check({ ...declaration, item_ids: [] }, opened)).toEqual({ ok: false, rejection: noneChosen })
    expect(withdrawals.check({ ...declaration, item_ids: [1] }, opened).ok).toBe(true)
    const exempt = { ...opened, lines: opened.lines.filter(({ is_exempt }) => is_exempt) }
    expect(withdrawals.check(declaration, exempt).ok).toBe(true)
  })

  it('passes on what the host refuses', async () => {
    gateway.faults.push(new HostRejection({ code: 429, result: 'Too many attempts.' }))
    expect(await withdrawals.declare(declaration)).toEqual({
      ok: false,
      rejection: { code: 429, message: 'Too many attempts.', fields: [] },
    })
  })

  it('opens the lines of an own order at once, and of others’ not', async () => {
    expect(await withdrawals.own(order.order_number)).toBeUndefined()
    customer = '7'
    expect(await withdrawals.own(order.order_number)).toMatchObject({
      lines: [{ is_exempt: false }, { is_exempt: true }],
    })
    expect(await withdrawals.own('000000002')).toBeUndefined()
  })

  it('opens the lines with a mailed code', async () => {
    expect(await withdrawals.mailCode(order)).toEqual({ ok: true, value: undefined })
    expect(gateway.asked).toEqual([order])
    expect(await withdrawals.open({ ...order, code: '' })).toMatchObject({
      rejection: { issues: [{ field: 'code', code: 'required' }] },
    })
    expect(await withdrawals.open({ ...order, code: '654321' })).toMatchObject({
      rejection: { code: 400, fields: [{ field: 'code' }] },
    })
    expect(await withdrawals.open({ ...order, code: '123456' })).toMatchObject({ value: { order_number: '000000001' } })
  })
})
