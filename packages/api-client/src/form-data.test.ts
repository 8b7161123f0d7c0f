import { ManualClock, SwitchableConnectivity } from '@vitrin/kernel/testing'
import { expect, it } from 'vitest'
import { createHttp } from './create-http'
import { inProcessAdapter } from './in-process-adapter'
import { json } from './testing/recording-host'

const bytes = new Uint8Array(1_000_000).fill(0xff)
const form = {
  fields: { name: 'Åsa Berg', question: 'Två\nrader' },
  files: [
    { field: 'attachment', name: 'foto å.jpg', type: 'image/jpeg', bytes },
    { field: 'attachment', name: 'ritning.pdf', type: 'application/pdf', bytes: Uint8Array.from([0x25]) },
  ],
}
const asked = { method: 'POST', path: '/send', form } as const

function httpTo(handle: (request: Request) => Promise<Response>) {
  const clock = new ManualClock()
  const http = createHttp({
    baseUrl: 'http://host.test',
    connectivity: new SwitchableConnectivity(),
    clock,
    timeoutMs: 5000,
    adapter: inProcessAdapter(handle),
  })
  return { http, clock }
}

it('a form is sent with its fields and files', async () => {
  let received: FormData | undefined
  const { http } = httpTo(async (request) => {
    received = await request.formData()
    return json({ code: 200, result: 'OK' })
  })
  expect(await http.call(asked)).toBe('OK')
  expect([received?.get('name'), received?.get('question')]).toEqual(['Åsa Berg', 'Två\r\nrader'])
  const files = received?.getAll('attachment') as File[]
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['foto å.jpg', 'image/jpeg', 1_000_000],
    ['ritning.pdf', 'application/pdf', 1],
  ])
  expect(new Uint8Array(await files[0]!.arrayBuffer())).toEqual(bytes)
})

it.each([
  { afterMs: 54_000, arrives: true },
  { afterMs: 56_000, arrives: false },
])('a megabyte has 55 seconds to arrive, over a slow connection: $afterMs ms', async ({ afterMs, arrives }) => {
  let answer: (response: Response) => void = () => undefined
  const { http, clock } = httpTo(() => new Promise((resolve) => (answer = resolve)))
  const sending = http.call(asked).then(
    () => true,
    () => false,
  )
  clock.advance(afterMs)
  answer(json({ code: 200, result: 'OK' }))
  expect(await sending).toBe(arrives)
})
