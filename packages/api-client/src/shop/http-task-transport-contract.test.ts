import { taskTransportContract } from '@vitrin/sync-queue/contracts'
import type { HttpRequest } from '../http'
import { HttpTaskTransport } from './http-task-transport'

taskTransportContract('HttpTaskTransport', {
  open: (replies) => {
    const requests: HttpRequest[] = []
    const rest = [...replies]
    const http = {
      async send(request: HttpRequest) {
        requests.push(request)
        const reply = rest.shift() ?? { code: 200, result: true }
        if (reply instanceof Error) throw reply
        return reply
      },
    }
    return {
      transport: new HttpTaskTransport({ http, cartId: () => undefined, formOf: async () => undefined }),
      keys: () => requests.map(({ idempotencyKey }) => idempotencyKey ?? ''),
    }
  },
})
