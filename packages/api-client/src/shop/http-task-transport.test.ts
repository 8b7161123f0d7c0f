import type { SyncTask } from '@vitrin/sync-queue'
import { describe, expect, it } from 'vitest'
import type { Http, HttpRequest } from '../http'
import { HttpTaskTransport } from './http-task-transport'

function setup(cartId: string | undefined = 'a b/c') {
  const requests: HttpRequest[] = []
  const http = {
    send: (request: HttpRequest) => Promise.resolve(requests.push(request) && { code: 200, result: true }),
  } as unknown as Http
  return { requests, transport: new HttpTaskTransport({ http, cartId: () => cartId || undefined }) }
}
const task = (change: Partial<SyncTask>) =>
  ({
    task_id: 'order-1',
    url: '/api/order',
    account: 'guest',
    payload: { method: 'POST', headers: {}, mode: 'cors', body: { order_id: 'order-1' } },
    ...change,
  }) as SyncTask

describe('HttpTaskTransport', () => {
  it('sends a task with its id as idempotency key, a guest’s without a token', async () => {
    const { requests, transport } = setup()
    expect(await transport.send(task({}))).toEqual({ code: 200, result: true })
    expect(requests).toEqual([
      {
        method: 'POST',
        path: '/api/order',
        query: {},
        body: { order_id: 'order-1' },
        idempotencyKey: 'order-1',
        withStoreCode: true,
        account: 'guest',
      },
    ])
  })

  it('fills in the cart encoded, and leaves the token to the header', async () => {
    const { requests, transport } = setup()
    await transport.send(task({ account: '158', url: '/api/cart/pull?token={{token}}&cartId={{cartId}}' }))
    expect(requests[0]).toMatchObject({ path: '/api/cart/pull', query: { cartId: 'a b/c' }, account: '158' })
  })

  it('sends nothing that needs a cart while there is none [R5.13]', async () => {
    const { requests, transport } = setup('')
    await expect(transport.send(task({ url: '/api/cart/pull?cartId={{cartId}}' }))).rejects.toThrow(
      'Error executing sync task /api/cart/pull?cartId={{cartId}} the required cartId argument is null. Re-creating shopping cart synchro.',
    )
    expect(requests).toEqual([])
  })
})
