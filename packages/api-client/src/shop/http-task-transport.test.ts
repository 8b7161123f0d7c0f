import type { SyncTask } from '@vitrin/sync-queue'
import { describe, expect, it } from 'vitest'
import type { Http, HttpAnswer, HttpRequest } from '../http'
import { HttpTaskTransport } from './http-task-transport'

const FORM = {
  fields: { name: 'Åsa' },
  files: [{ field: 'attachment', name: 'foto.jpg', type: 'image/jpeg', bytes: Uint8Array.from([0xff, 0xd8]) }],
}

function setup(cartId: string | undefined = 'a&b/c', answer: HttpAnswer = { code: 200, result: true }) {
  const requests: HttpRequest[] = []
  const formOf = async ({ task_id }: { readonly task_id: string }) => (task_id === 'form-1' ? FORM : undefined)
  const http: Pick<Http, 'send'> = {
    send: async (request) => {
      requests.push(request)
      return answer
    },
  }
  return { requests, transport: new HttpTaskTransport({ http, cartId: () => cartId || undefined, formOf }) }
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
  it('sends the task of a guest with the task id as the idempotency key', async () => {
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

  it.each(['GET', 'POST', 'DELETE'] as const)('sends a task by %s [R7.27 any method]', async (method) => {
    const { requests, transport } = setup()
    await transport.send(task({ payload: { ...task({}).payload, method } }))
    expect(requests).toMatchObject([{ method, path: '/api/order' }])
  })

  it('fills in the id of the cart and removes the token from the address [R7.27 templated URL]', async () => {
    const { requests, transport } = setup()
    await transport.send(task({ account: '158', url: '/api/cart/pull?token={{token}}&cartId={{cartId}}' }))
    expect(requests[0]).toMatchObject({ path: '/api/cart/pull', account: '158' })
    expect(requests[0]?.query).toEqual({ cartId: 'a&b/c' })
  })

  it('sends a form as it is on the device, and not one that is gone', async () => {
    const { requests, transport } = setup()
    const payload = { method: 'POST', headers: {}, mode: 'cors', form: true } as const
    await transport.send(task({ task_id: 'form-1', payload }))
    expect(requests).toMatchObject([{ form: FORM, idempotencyKey: 'form-1' }])
    expect(await transport.send(task({ task_id: 'form-2', payload }))).toMatchObject({ code: 410, reason: 'form-gone' })
    expect(requests).toHaveLength(1)
  })

  it('gives a reason to the refusal of an order with unavailable products', async () => {
    const result = 'Error: Error while adding products. SKU gone'
    const { transport } = setup(undefined, { code: 400, result })
    expect(await transport.send(task({}))).toEqual({ code: 400, result, reason: 'products-unavailable' })
    const known = { code: 409, result, reason: 'totals-changed' }
    expect(await setup(undefined, known).transport.send(task({}))).toEqual(known)
    const other = { code: 400, result: 'Nothing to order' }
    expect(await setup(undefined, other).transport.send(task({}))).toEqual(other)
  })

  it('throws instead of sending a task that needs a cart when there is no cart [R5.13]', async () => {
    const { requests, transport } = setup('')
    await expect(transport.send(task({ url: '/api/cart/pull?cartId={{cartId}}' }))).rejects.toThrow(
      'Error executing sync task /api/cart/pull?cartId={{cartId}} the required cartId argument is null. ' +
        'Re-creating shopping cart synchro.',
    )
    expect(requests).toEqual([])
  })
})
