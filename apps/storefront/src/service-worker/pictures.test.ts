import { describe, expect, it } from 'vitest'
import { answerPicture } from './pictures'
import { fakeDevice, fetchEvent } from './testing/fake-device'

const picture = (bytes = 10_000) => new Response('pixels', { headers: { 'content-length': String(bytes) } })

async function look(path: string, device: ReturnType<typeof fakeDevice>): Promise<Response> {
  const { event, settled } = fetchEvent(path)
  const answer = await answerPicture(event, device)
  await settled()
  return answer
}

describe('a picture', () => {
  it('is asked for once', async () => {
    const device = fakeDevice(() => picture())
    await look('/img/a', device)
    expect(await (await look('/img/a', device)).text()).toBe('pixels')
    expect(device.asked).toEqual(['/img/a'])
  })

  it('is kept up to 300 kB, and among 150', async () => {
    const device = fakeDevice((path) => (path === '/img/large' ? picture(300_001) : picture()))
    for (let number = 0; number <= 150; number += 1) await look(`/img/${number}`, device)
    await look('/img/large', device)
    const kept = await (await device.caches.open('pictures')).keys()
    expect([kept.length, kept.includes('/img/0' as never), kept.includes('/img/large' as never)]).toEqual([
      150,
      false,
      false,
    ])
  })

  it('is shown, and all kept ones are given up, when the device is full', async () => {
    const device = fakeDevice(() => picture())
    await look('/img/a', device)
    device.fakeCaches.all.get('pictures')!.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'))
    expect(await (await look('/img/b', device)).text()).toBe('pixels')
    expect(await device.caches.keys()).toEqual([])
  })
})
