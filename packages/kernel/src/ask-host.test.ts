import { expect, it } from 'vitest'
import { askHost } from './ask-host'
import { HostRejection, TransportError } from './errors'

it('gives back what the host answers, its refusal as a value, and throws faults', async () => {
  expect(await askHost(async () => 7)).toEqual({ ok: true, value: 7 })
  const fields = [{ field: 'email', message: 'is taken' }]
  const refused = new HostRejection({ code: 400, result: 'No', fields })
  expect(await askHost(() => Promise.reject(refused))).toEqual({
    ok: false,
    rejection: { code: 400, message: 'No', fields },
  })
  await expect(askHost(() => Promise.reject(new TransportError('network', 'gone')))).rejects.toThrow('gone')
})
