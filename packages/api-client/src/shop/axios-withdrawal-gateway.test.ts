import { SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { FakeLease } from '../testing/fake-lease'
import { json, recordingHost } from '../testing/recording-host'
import { AxiosWithdrawalGateway } from './axios-withdrawal-gateway'

const order = { order_number: '000000001', email: 'asa@example.se' }
const declaration = { ...order, name: 'Åsa Berg', statement: '' }

describe('AxiosWithdrawalGateway', () => {
  it('sends a key with each change, and the token of the account when there is one', async () => {
    const { http, seen } = recordingHost(() => json({ code: 200, result: {} }), { tokens: new FakeLease(['t-1']) })
    const gateway = new AxiosWithdrawalGateway(http, new SequentialIds('key'))
    await gateway.mailCode(order)
    await gateway.order({ order_number: '1' }, '7')
    await gateway.declare(declaration, { key: 'k', account: '7' })
    expect(
      seen.map(({ method, url, headers }) => [
        method,
        url.pathname,
        headers.get('idempotency-key'),
        headers.get('authorization'),
      ]),
    ).toEqual([
      ['POST', '/api/ext/withdrawal/code', 'key-1', null],
      ['POST', '/api/ext/withdrawal/order', null, 'Bearer t-1'],
      ['POST', '/api/ext/withdrawal', 'k', 'Bearer t-1'],
    ])
  })
})
