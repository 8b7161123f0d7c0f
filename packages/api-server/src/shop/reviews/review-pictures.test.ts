import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApiHost } from '../../testing'
import { refusedFields } from '../../testing/refused-fields'
import { Moderator } from '../../testing/moderator'

type Sent = readonly [bytes: Uint8Array<ArrayBuffer>, name: string]

const review = { product_id: 801, title: 'Fin vägg', detail: 'Lätt att montera.', nickname: 'Bo' }
const photo = async (width = 60, height = 40): Promise<Uint8Array<ArrayBuffer>> => {
  const picture = sharp({ create: { width, height, channels: 3, background: '#468' } })
  return new Uint8Array(
    await picture
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Hemligt' } })
      .toBuffer(),
  )
}

describe('the pictures of a review', () => {
  let host: ApiHost
  let moderator: Moderator
  const folder = (): string => join(host.dataFolder, 'reviews')
  beforeEach(async () => {
    host = new ApiHost({ workshop: { key: 'nyckel' } })
    moderator = await Moderator.enter(host, 'nyckel')
  })
  afterEach(() => host.close())

  async function send(pictures: readonly Sent[], headers = {}, field = 'picture', written: unknown = review) {
    const body = new FormData()
    body.set('review', JSON.stringify(written))
    for (const [bytes, name] of pictures) body.append(field, new Blob([bytes]), name)
    const response = await host.fetch('/api/review/create', { method: 'POST', body, headers })
    const answer = (await response.json()) as { code: number; result: { id: number; pictures?: readonly string[] } }
    return { ...answer, fields: refusedFields(answer) }
  }
  const isShown = async (path: string) => (await host.fetch(`/img/150/150/fit${path}`)).status === 200

  it('are shown once the review is approved', async () => {
    const { code, result } = await send([[await photo(), 'badrum.jpg']])
    const [path] = result.pictures!
    expect([code, await isShown(path!)]).toEqual([200, false])
    const [picture] = await moderator.pictures()
    expect((await host.fetch(picture!)).status).toBe(403)
    expect((await moderator.open(picture!)).headers.get('content-type')).toBe('image/jpeg')
    await moderator.press('approve', result.id)
    expect([await isShown(path!), await moderator.pictures()]).toEqual([true, []])
    expect((await moderator.open(picture!)).status).toBe(404)
  })

  it('are deleted with a refused review, and an approved one stays', async () => {
    const { result } = await send([[await photo(), 'badrum.jpg']])
    const kept = await send([[await photo(), 'badrum.jpg']])
    await moderator.press('approve', kept.result.id)
    await moderator.press('refuse', kept.result.id)
    await moderator.press('refuse', result.id)
    expect([await isShown(result.pictures![0]!), await isShown(kept.result.pictures![0]!)]).toEqual([false, true])
    expect(readdirSync(folder())).toHaveLength(1)
  })

  it('are JPEGs of the host, without what else a photo holds', async () => {
    await send([[await photo(2600, 1300), 'badrum.jpg']])
    const [picture] = await moderator.pictures()
    const bytes = await (await moderator.open(picture!)).arrayBuffer()
    const { width, height, exif, format } = await sharp(bytes).metadata()
    expect([format, width, height, exif]).toEqual(['jpeg', 2000, 1000, undefined])
  })

  it.each<[string, () => Promise<readonly Sent[]>, string, string]>([
    [
      'a file that only claims to be a picture',
      async () => [[new TextEncoder().encode('<script>'), 'a.jpg']],
      'picture',
      'should be a JPEG, PNG or WebP picture (a.jpg)',
    ],
    [
      'half a picture',
      async () => [[(await photo()).slice(0, 40), 'a.jpg']],
      'picture',
      'should be a picture that can be read (a.jpg)',
    ],
    [
      'a fourth picture',
      async () => Promise.all([1, 2, 3, 4].map(async (n): Promise<Sent> => [await photo(), `${n}.jpg`])),
      'picture',
      'should be at most 3 files',
    ],
    [
      'a picture of more than 10 MB',
      async () => [[new Uint8Array(10 * 1024 * 1024 + 1), 'a.jpg']],
      'picture',
      'should have at most 10 MB (a.jpg)',
    ],
  ])('refuse %s and keep nothing', async (_, pictures, field, message) => {
    expect((await send(await pictures())).fields).toEqual([{ field, message }])
    expect([readdirSync(folder()), await moderator.pictures()]).toEqual([[], []])
  })

  it('refuse what does not fit beside them', async () => {
    const sent: readonly Sent[] = [[await photo(), 'a.jpg']]
    expect((await send(sent, {}, 'other')).fields).toEqual([
      { field: 'other', message: 'should be a text, not a file' },
    ])
    expect((await send(sent, {}, 'picture', { ...review, title: '' })).fields).toEqual([
      { field: 'review.title', message: 'should have at least 1 character' },
    ])
    expect(readdirSync(folder())).toEqual([])
  })

  it('are kept once, however often they are sent', async () => {
    const headers = { 'idempotency-key': 'with-pictures' }
    const first = await send([[await photo(), 'badrum.jpg']], headers)
    expect(await send([[await photo(), 'badrum.jpg']], headers)).toEqual(first)
    expect((await send([[await photo(9, 9), 'badrum.jpg']], headers)).code).toBe(409)
    expect(readdirSync(folder())).toHaveLength(1)
  })

  it('leave with the account of their author', async () => {
    const customer = { email: 'asa@example.se', firstname: 'Åsa', lastname: 'Berg' }
    await host.post('/api/user/create', { customer, password: 'hemligt1' })
    const login = await host.post<{ readonly result: string }>('/api/user/login', {
      username: customer.email,
      password: 'hemligt1',
    })
    const headers = { authorization: `Bearer ${login.body.result}` }
    const { result } = await send([[await photo(), 'badrum.jpg']], headers)
    await moderator.press('approve', result.id)
    const [path] = result.pictures!
    expect(await isShown(path!)).toBe(true)
    const body = JSON.stringify({ password: 'hemligt1' })
    await host.fetch('/api/ext/account/delete', { method: 'POST', body, headers })
    expect([await isShown(path!), readdirSync(folder())]).toEqual([false, []])
  })

  it('of requests that were cut off when the host ended are deleted at the next start', async () => {
    const { result } = await send([[await photo(), 'badrum.jpg']])
    writeFileSync(join(folder(), 'f'.repeat(32)), 'half')
    host.deleteExpired()()
    expect(result.pictures).toEqual(readdirSync(folder()).map((file) => `/reviews/${file}.jpg`))
  })
})
