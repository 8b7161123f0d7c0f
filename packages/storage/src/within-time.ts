import type { Cancel, Clock } from '@vitrin/kernel'

/** R9.11: the time limit of a read. */
export const READ_TIMEOUT_MS = 800
/** R9.11: the time limit of a read over many entries. */
export const ITERATE_TIMEOUT_MS = 2000

/** The disk did not answer in time. It may still complete the work. */
export class StorageTimeout extends Error {
  override readonly name = 'StorageTimeout'

  constructor(limitMs: number) {
    super(`The browser's storage did not answer within ${limitMs} ms`)
  }
}

/** Rejects with `StorageTimeout` when the limit passes first. */
export async function withinTime<Answer>(clock: Clock, limitMs: number, work: PromiseLike<Answer>): Promise<Answer> {
  let cancel: Cancel = () => undefined
  const tooLate = new Promise<never>((_, reject) => {
    cancel = clock.after(limitMs, () => reject(new StorageTimeout(limitMs)))
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    cancel()
  }
}
