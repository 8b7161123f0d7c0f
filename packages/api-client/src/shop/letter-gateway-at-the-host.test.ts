import { ShopHost } from '@vitrin/api-server/testing'
import { letterGatewayContract } from '@vitrin/mails/contracts'
import { GUEST } from '@vitrin/kernel'
import { expect, it } from 'vitest'
import { httpToHost, type HostInProcess } from '../testing/http-to-host'
import { json, recordingHost } from '../testing/recording-host'
import { AxiosLetterGateway } from './axios-letter-gateway'

const TOKEN = '/api/ext/mail-service/get-token'

letterGatewayContract('AxiosLetterGateway at the embedded host', {
  open: async () => {
    const host = new ShopHost({ mailWhitelist: ['shop@example.se'] })
    let isInterrupted = false
    const between: HostInProcess = {
      get: (path, request) => host.get(path, request),
      delete: (path, body, request) => host.delete(path, body, request),
      post: async (path, body, request) => {
        if (isInterrupted) await host.get(TOKEN)
        isInterrupted = false
        return host.post(path, body, request)
      },
    }
    return {
      gateway: new AxiosLetterGateway(httpToHost(between), () => GUEST),
      taken: () => host.database.mail.waiting().map(({ data }) => String(data['subject'])),
      interrupt: () => (isInterrupted = true),
    }
  },
})

it('gives up after one more try [R7.17 get-token]', async () => {
  const { http, seen } = recordingHost(({ method }) =>
    json(method === 'GET' ? { code: 200, result: 't' } : { code: 500, result: 'Email is not authorized!' }, 200),
  )
  const letter = { sourceAddress: 'a@b.se', targetAddress: 'c@d.se', subject: 'Hej', emailText: '' }
  await expect(new AxiosLetterGateway(http, () => GUEST).send(letter, 'k1')).rejects.toMatchObject({ code: 500 })
  expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'POST'])
})
