import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SequentialIds } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { observeRequests, type AnsweredRequest } from './observe-requests'
import { currentRequestId, requestIdHeader, withRequestId } from './request-ids'

describe('observeRequests', () => {
  const answered: AnsweredRequest[] = []
  const server = createServer(
    observeRequests(
      (_, response, id) =>
        void withRequestId(id, () =>
          Promise.resolve().then(() => response.writeHead(404, requestIdHeader()).end(currentRequestId())),
        ),
      { ids: new SequentialIds(), onAnswered: (each) => answered.push(each) },
    ),
  )
  let address: string
  beforeEach(async () => {
    answered.length = 0
    await once(server.listen(0, '127.0.0.1'), 'listening')
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  const ask = async (id?: string) => {
    const ended = answered.length
    const response = await fetch(`${address}/sv/x?token=hemlig`, {
      headers: id === undefined ? {} : { 'x-request-id': id },
    })
    await expect.poll(() => answered.length).toBe(ended + 1)
    return [response.headers.get('x-request-id'), await response.text()]
  }

  it('takes the id of a proxy, and makes one instead of a missing or an odd one', async () => {
    expect(await ask('4bf92f3577b34da6')).toEqual(['4bf92f3577b34da6', '4bf92f3577b34da6'])
    const made = await ask()
    expect(made[0]).toBe(made[1])
    for (const odd of ['short', 'x'.repeat(65), 'a line"} {"level":"x']) expect(await ask(odd)).not.toContain(odd)
  })

  it('reports the path without its query', async () => {
    await ask()
    expect(answered).toMatchObject([{ method: 'GET', path: '/sv/x', status: 404 }])
  })
})
