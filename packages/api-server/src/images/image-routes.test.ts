import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiHost } from '../testing'
import { refusedFields } from '../testing/refused-fields'

const folder = mkdtempSync(join(tmpdir(), 'vitrin-media-'))
const media = join(folder, 'media')
let host: ApiHost

beforeAll(async () => {
  mkdirSync(join(media, 's'), { recursive: true })
  await sharp({ create: { width: 400, height: 200, channels: 4, background: { r: 40, g: 90, b: 90, alpha: 0.5 } } })
    .webp()
    .toFile(join(media, 's', 'wall.webp'))
  writeFileSync(join(media, 'broken.webp'), 'no picture')
  writeFileSync(join(media, 'price-list.txt'), 'secret')
  writeFileSync(join(folder, 'outside.webp'), 'secret')
  symlinkSync(join(folder, 'outside.webp'), join(media, 'link.webp'))
  host = new ApiHost({ mediaFolder: media })
})
afterAll(() => {
  host.close()
  rmSync(folder, { recursive: true, force: true })
})

const image = (path: string, accept = 'image/webp,*/*', headers: Record<string, string> = {}) =>
  host.fetch(`/img/${path}`, { headers: { accept, ...headers } })
async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return { width, height, format }
}
async function refusal(path: string) {
  const response = await image(path)
  return { status: response.status, fields: refusedFields(await response.json()) }
}

describe('many pictures at once', () => {
  it('wait for a while, but not without end, and not for a caller who has gone', async () => {
    const wanted = Array.from({ length: 320 }, (_, number) => {
      writeFileSync(join(media, `m${number}.webp`), readFileSync(join(media, 's', 'wall.webp')))
      return `150/150/resize/m${number}.webp`
    })
    const gone = new AbortController()
    const answers = wanted.map((path) =>
      host
        .fetch(`/img/${path}`, { signal: gone.signal })
        .then(({ status, headers }) => ({ status, retryAfter: headers.get('retry-after') })),
    )
    const refused = await Promise.race(answers.slice(302))
    expect(refused).toEqual({ status: 503, retryAfter: '10' })
    gone.abort()
    await Promise.all(answers)
    expect(readdirSync(join(host.dataFolder, 'images')).length).toBeLessThan(50)
    expect((await image('150/150/resize/m299.webp')).status).toBe(200)
    expect(host.logger.entries).toEqual([])
  })
})

describe('pictures', () => {
  it('fit inside the box', async () => {
    expect(await sizeOf(await image('150/150/resize/s/wall.webp'))).toMatchObject({ width: 150, height: 75 })
    expect(await sizeOf(await image('0/150/resize/s/wall.webp'))).toMatchObject({ width: 300, height: 150 })
  })

  it('are cut to the box', async () => {
    expect(await sizeOf(await image('150/150/fit/s/wall.webp'))).toMatchObject({ width: 150, height: 150 })
  })

  it('are never enlarged', async () => {
    expect(await sizeOf(await image('1200/1488/resize/s/wall.webp'))).toMatchObject({ width: 400, height: 200 })
    expect(await sizeOf(await image('1200/1488/fit/s/wall.webp'))).toMatchObject({ width: 161, height: 200 })
    expect(await sizeOf(await image('0/0/resize/s/wall.webp'))).toMatchObject({ width: 400, height: 200 })
  })

  it.each([
    ['1/1', '150/150'],
    ['151/10', '310/300'],
    ['310/301', '600/744'],
    ['4096/4096', '3000/3720'],
    ['151/0', '310/0'],
    ['0/4096', '0/3720'],
  ])('of the size %s are answered with the nearest larger listed one, %s', async (requested, listed) => {
    const [one, other] = await Promise.all([image(`${requested}/fit/s/wall.webp`), image(`${listed}/fit/s/wall.webp`)])
    expect([one.status, one.headers.get('etag')]).toEqual([200, other.headers.get('etag')])
  })

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
  ])('come in the best format of %s', async (accept, type, format) => {
    const response = await image('60/60/resize/s/wall.webp', accept)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')?.split(/, */)).toContain('Accept')
    expect(response.headers.get('cache-control')).toContain('max-age=31557600')
    expect((await sizeOf(response)).format).toBe(format)
  })

  it('are described', async () => {
    expect(await (await image('0/0/identify/s/wall.webp')).json()).toEqual({
      format: 'webp',
      width: 400,
      height: 200,
      hasAlpha: true,
    })
  })

  it('are not sent again to who has them', async () => {
    const etag = (await image('150/150/resize/s/wall.webp')).headers.get('etag') ?? ''
    expect((await image('150/150/resize/s/wall.webp', 'image/webp', { 'if-none-match': etag })).status).toBe(304)
    expect((await image('150/150/resize/s/wall.webp', 'image/avif', { 'if-none-match': etag })).status).toBe(200)
  })

  it('asked for at the same time are made once, and kept on disk', async () => {
    const kept = () => readdirSync(join(host.dataFolder, 'images'))
    const before = new Set(kept())
    const responses = await Promise.all(Array.from({ length: 8 }, () => image('600/744/resize/s/wall.webp')))
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(kept().filter((name) => !before.has(name))).toHaveLength(1)
  })
})

describe('addresses of an original client', () => {
  const original = 'https://shop.example/pub/media/catalog/product/s/wall.webp'

  it.each([
    '/img/310/300/resize/s/wall.webp',
    '/img/310/300/resize/catalog/product/s/wall.webp',
    '/img/310/300/resize/media/s/wall.webp',
    `/img/310/300/resize/${encodeURIComponent(original)}`,
    '/img?url=/s/wall.webp&width=310&height=300&action=resize',
    `/img?url=${encodeURIComponent(original)}&width=310&height=300&action=resize`,
    `/img?url=${encodeURIComponent(encodeURIComponent(original))}&width=310&height=300&action=resize`,
  ])('show the picture: %s', async (path) => {
    const response = await host.fetch(path, { headers: { accept: 'image/webp' } })
    expect(await sizeOf(response)).toEqual({ width: 310, height: 155, format: 'webp' })
  })

  it.each(['/media/s/wall.webp', '/media/catalog/product/s/wall.webp'])('give the file itself: %s', async (path) => {
    const response = await host.fetch(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(readFileSync(join(media, 's', 'wall.webp')))).toBe(true)
    const etag = response.headers.get('etag') ?? ''
    expect((await host.fetch(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await host.fetch(path, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length))
  })

  it.each([
    ['/media/price-list.txt', 400],
    ['/media/link.webp', 400],
    ['/media/..%2Foutside.webp', 400],
    ['/media/catalog/product/..%2F..%2F..%2Foutside.webp', 400],
    ['/img?url=https://shop.example/../outside.webp&width=10&height=10&action=resize', 400],
    ['/img?url=%2Fetc%2Fshadow.png&width=10&height=10&action=resize', 404],
    ['/img?url=s/wall.webp&width=10', 400],
    ['/media/none.webp', 404],
    ['/media/s', 400],
  ])('open nothing but pictures of the media folder: %s', async (path, status) => {
    expect((await host.fetch(path)).status).toBe(status)
  })
})

describe('refusals', () => {
  it.each([
    ['4097/10/resize/s/wall.webp', 'width', 'should be at most 4096'],
    ['10/-1/resize/s/wall.webp', 'height', 'should be at least 0'],
    ['ten/10/resize/s/wall.webp', 'width', 'should be a whole number'],
    ['10/10/blur/s/wall.webp', 'action', 'should be "resize" or "fit" or "identify"'],
    ['10/10/resize/price-list.txt', 'path', 'should end with .jpg, .jpeg, .png, .webp, .avif, .gif'],
    ['10/10/resize/..%2Foutside.webp', 'path', 'should be in the media folder'],
    ['10/10/resize/s%2F..%2F..%2Foutside.webp', 'path', 'should be in the media folder'],
    ['10/10/resize/link.webp', 'path', 'should be in the media folder'],
    ['10/10/resize/a%00.webp', 'path', 'should be in the media folder'],
    ['10/10/resize/broken.webp', 'path', 'should be a picture that can be read'],
  ])('name what is wrong with %s', async (path, field, message) => {
    expect(await refusal(path)).toEqual({ status: 400, fields: [{ field, message }] })
  })

  it('say that there is no such picture', async () => {
    expect((await refusal('10/10/resize/none.webp')).status).toBe(404)
    expect((await refusal('10/10/resize/s.webp/wall.webp')).status).toBe(404)
    expect((await refusal('10/10/resize/%2Fetc%2Fshadow.png')).status).toBe(404)
  })

  it('allow reading only', async () => {
    expect((await host.fetch('/img/10/10/resize/s/wall.webp', { method: 'POST' })).status).toBe(405)
  })
})

it('keeps no picture in memory', async () => {
  expect((await image('310/300/fit/s/wall.webp')).status).toBe(200)
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { current: 0 }, items: { current: 0 } })
})
