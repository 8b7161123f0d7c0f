import { AsyncLocalStorage } from 'node:async_hooks'

/** The header that carries the id, in requests and in answers. */
export const REQUEST_ID = 'x-request-id'

const current = new AsyncLocalStorage<string>()

/** An id that a proxy or a client gave. Others could break a log line, or fill it. */
const GIVEN = /^[A-Za-z0-9._-]{8,64}$/

export function givenRequestId(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' && GIVEN.test(header) ? header : undefined
}

/** All that `work` starts, also later, belongs to this request. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return current.run(id, work)
}

export function currentRequestId(): string | undefined {
  return current.getStore()
}

/** For the answer to the current request. */
export function requestIdHeader(): Readonly<Record<string, string>> {
  const id = currentRequestId()
  return id === undefined ? {} : { [REQUEST_ID]: id }
}
