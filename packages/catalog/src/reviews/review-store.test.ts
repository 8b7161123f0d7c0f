import { TransportError } from '@vitrin/kernel'
import { FakeOutbox, RecordingLogger, SequentialIds } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { OwnReview } from './own-review'
import { ReviewStore, type ReviewEvent } from './review-store'

const draft = { product_id: 501, title: ' Mycket nöjd ', detail: 'Lätt att montera.', nickname: 'Åsa', stars: 4 }

function open() {
  const outbox = new FakeOutbox()
  const world = { account: 'guest', own: [] as readonly OwnReview[], isDown: false }
  const gateway = {
    own: async () => {
      if (world.isDown) throw new TransportError('network', 'gone')
      return world.own
    },
  }
  const files = new Map<string, Uint8Array<ArrayBuffer>[]>()
  const logger = new RecordingLogger()
  const reviews = new ReviewStore({
    outbox,
    gateway,
    account: () => world.account,
    orderWith: async (skus) => (skus.includes('DOOR-80') ? 'order-1' : undefined),
    ids: new SequentialIds(),
    files: {
      put: async (folder, _, bytes) => void files.set(folder, [...(files.get(folder) ?? []), bytes]),
      read: async (folder, key) => files.get(folder)?.[Number(key)],
      folders: async () => [...files.keys()],
      removeFolder: async (folder) => void files.delete(folder),
    },
    // It makes tall things smaller.
    pictures: { shrink: async (bytes) => (bytes.length > 100 ? { bytes: bytes.slice(0, 20) } : undefined) },
    logger,
  })
  const events: ReviewEvent[] = []
  reviews.events.subscribe((event) => events.push(event))
  const stop = reviews.start()
  return { outbox, reviews, events, stop, world, files }
}

describe('ReviewStore', () => {
  it('posts the fields to /api/review/create; 200 is success before moderation [R7.15] [R3.14 review]', async () => {
    const { outbox, reviews, events } = open()
    outbox.reply = () => ({ code: 200, result: { id: 901, product_id: 501, review_status: 2 } })
    expect(await reviews.submit(draft)).toEqual({ ok: true, value: { status: 'in-moderation' } })
    expect(outbox.tasks).toMatchObject([
      { scope: 'reviews', url: '/api/review/create', account: 'guest', payload: { method: 'POST' } },
    ])
    expect(outbox.tasks[0]?.payload.body).toEqual({
      review: {
        product_id: 501,
        title: 'Mycket nöjd',
        detail: 'Lätt att montera.',
        nickname: 'Åsa',
        review_entity: 'product',
        customer_id: null,
        ratings: [{ title: 'Rating', value: 4, percent: 80 }],
      },
    })
    expect(reviews.submitted).toEqual({ 501: { status: 'in-moderation' } })
    expect(events).toEqual([])
  })

  it('says when the host publishes a review at once', async () => {
    const { outbox, reviews } = open()
    outbox.reply = () => ({ code: 200, result: { id: 901, product_id: 501, review_status: 1 } })
    expect(await reviews.submit(draft)).toMatchObject({ value: { status: 'published' } })
  })

  it.each([
    [{ title: '  ' }, { field: 'title', code: 'required' }],
    [{ detail: '' }, { field: 'detail', code: 'required' }],
    [{ stars: 0 }, { field: 'stars', code: 'stars-missing' }],
    [{ nickname: '' }, { field: 'nickname', code: 'required' }],
    [{ nickname: 'Å' }, { field: 'nickname', code: 'name-too-short' }],
  ] as const)('refuses %o and sends nothing', async (part, issue) => {
    const { outbox, reviews } = open()
    expect(await reviews.submit({ ...draft, ...part })).toEqual({
      ok: false,
      rejection: { code: 'invalid', issues: [issue] },
    })
    expect(outbox.tasks).toEqual([])
  })

  it('returns the host’s refusal with its message and fields [R7.15]', async () => {
    const { outbox, reviews } = open()
    const fields = [{ field: 'review.title', message: 'is too long' }]
    outbox.reply = () => ({ code: 400, result: 'Review is invalid', fields })
    expect(await reviews.submit(draft)).toEqual({
      ok: false,
      rejection: { code: 'refused', message: 'Review is invalid', fields },
    })
    expect(reviews.submitted).toEqual({})
  })

  it.each(['offline', 'no-answer', 'server-fault'] as const)(
    'waits on the device while the host gives none (%s), and tells when it has',
    async (reason) => {
      const { outbox, reviews, events } = open()
      outbox.reply = () => reason
      expect(await reviews.submit(draft)).toEqual({ ok: true, value: { status: 'waiting', reason } })
      expect(reviews.submitted[501]).toEqual({ status: 'waiting', reason })
      outbox.answer({ task_id: outbox.tasks[0]!.task_id, code: 200, result: { product_id: 501, review_status: 2 } })
      expect(reviews.submitted[501]).toEqual({ status: 'in-moderation' })
      expect(events).toEqual([{ type: 'received', review: { status: 'in-moderation' } }])
    },
  )

  it('emits a late refusal of a review that an earlier page wrote', () => {
    const { outbox, events, stop } = open()
    outbox.answer({ task_id: 'old', code: 400, result: { errorMessage: 'No such product' } })
    expect(events).toEqual([{ type: 'refused', message: 'No such product' }])
    stop()
    outbox.answer({ task_id: 'old', code: 200, result: null })
    expect(events).toHaveLength(1)
  })

  it('passes on that nothing could be stored', async () => {
    const { outbox, reviews } = open()
    outbox.enqueue = () => Promise.reject(new Error('No room'))
    await expect(reviews.submit(draft)).rejects.toThrow('No room')
  })
})

describe('the piece of a review', () => {
  const piece = { sku: 'DOOR-80', facts: [{ label: 'Bredd', value: '80 cm' }] }
  const sent = ({ tasks }: FakeOutbox) => (tasks[0]!.payload.body as { readonly review: object }).review

  it('is sent as the shopper read it, with the order of a guest', async () => {
    const { outbox, reviews } = open()
    outbox.reply = () => 'offline'
    await reviews.submit({ ...draft, piece, skus: ['DOOR', 'DOOR-80'] })
    expect(sent(outbox)).toMatchObject({ sku: 'DOOR-80', piece: piece.facts, order_id: 'order-1' })
  })

  it('need not be named: an order with the product is enough, and customers need none', async () => {
    const guest = open()
    guest.outbox.reply = () => 'offline'
    await guest.reviews.submit({ ...draft, skus: ['DOOR', 'DOOR-80'] })
    expect(sent(guest.outbox)).toMatchObject({ order_id: 'order-1' })
    expect(sent(guest.outbox)).not.toHaveProperty('sku')
    const { outbox, reviews, world } = open()
    world.account = '7'
    outbox.reply = () => 'offline'
    await reviews.submit({ ...draft, piece })
    expect(sent(outbox)).not.toHaveProperty('order_id')
  })
})

describe('the pictures of a review', () => {
  const jpeg = (length: number) => Uint8Array.from({ length }, (_, at) => [0xff, 0xd8, 0xff][at] ?? 7)
  const chosen = (bytes: Uint8Array<ArrayBuffer>, size = bytes.length) => ({
    size,
    arrayBuffer: async () => bytes.buffer,
  })

  it('are made smaller where that is possible, and are judged by their bytes', async () => {
    const { reviews } = open()
    expect(await reviews.pictures.read(chosen(jpeg(30)))).toEqual({ ok: true, value: jpeg(30) })
    expect(await reviews.pictures.read(chosen(jpeg(200)))).toEqual({ ok: true, value: jpeg(20) })
    expect(await reviews.pictures.read(chosen(Uint8Array.from([0x25, 0x50])))).toEqual({
      ok: false,
      rejection: 'unreadable',
    })
    expect(await reviews.pictures.read(chosen(jpeg(30), 60_000_000))).toEqual({ ok: false, rejection: 'too-large' })
    const gone = { size: 1, arrayBuffer: () => Promise.reject(new Error('moved')) }
    expect(await reviews.pictures.read(gone)).toEqual({ ok: false, rejection: 'unreadable' })
  })

  it('wait on the device with their review, go as a form, and leave with its answer', async () => {
    const { outbox, reviews, files } = open()
    outbox.reply = () => 'offline'
    await reviews.submit({ ...draft, pictures: [jpeg(10), jpeg(11), jpeg(12), jpeg(13)] })
    const [task] = outbox.tasks
    expect(task?.payload.form).toBe(true)
    const { fields, files: sent } = await reviews.pictures.formOf(task!)
    expect(JSON.parse(fields['review']!)).toMatchObject({ product_id: 501, title: 'Mycket nöjd' })
    expect(sent.map(({ field, bytes }) => [field, bytes.length])).toEqual([
      ['picture', 10],
      ['picture', 11],
      ['picture', 12],
    ])
    outbox.answer({ task_id: task!.task_id, payload: task!.payload, code: 200, result: { product_id: 501 } })
    expect(files.size).toBe(0)
  })

  it('leave the device when their review is no longer there', async () => {
    const { outbox, reviews, files } = open()
    outbox.reply = () => 'offline'
    await reviews.submit({ ...draft, pictures: [jpeg(10)] })
    files.set('gone', [jpeg(9)])
    await reviews.pictures.tidy(() => outbox.taskIds())
    expect([...files.keys()]).toEqual(outbox.tasks.map(({ task_id }) => task_id))
  })
})

describe('reviews of an account', () => {
  const own: OwnReview = {
    id: 901,
    product_id: 501,
    title: 'Fin',
    detail: 'Bra.',
    nickname: 'Åsa',
    review_status: 2,
    created_at: '',
    product: { sku: 'MIRROR', name: 'Spegel' },
  }

  it('are sent in its name, so that they are the account’s', async () => {
    const { outbox, reviews, world } = open()
    world.account = '7'
    outbox.reply = () => ({ code: 200, result: { id: 901, product_id: 501, review_status: 2 } })
    await reviews.submit(draft)
    expect(outbox.tasks).toMatchObject([{ account: '7' }])
  })

  it('are loaded, say when they cannot be loaded, and are forgotten with the account', async () => {
    const { reviews, world } = open()
    world.account = '7'
    world.isDown = true
    await reviews.loadOwn()
    expect([reviews.own, reviews.failed]).toEqual([undefined, true])
    world.isDown = false
    world.own = [own]
    await reviews.loadOwn()
    expect([reviews.own, reviews.failed]).toEqual([[own], false])
    await reviews.forget()
    expect(reviews.own).toBeUndefined()
  })

  it('are not shown to another account that has signed in meanwhile', async () => {
    const { reviews, world } = open()
    world.account = '7'
    world.own = [own]
    const asked = reviews.loadOwn()
    world.account = '8'
    await asked
    expect(reviews.own).toBeUndefined()
  })
})
