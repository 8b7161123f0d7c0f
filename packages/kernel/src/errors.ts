export type TransportFault = 'offline' | 'timeout' | 'network' | 'badContentType' | 'badShape'

/** No usable answer arrived. The host may have acted or not. */
export class TransportError extends Error {
  override readonly name = 'TransportError'
  readonly fault: TransportFault

  constructor(fault: TransportFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
}

/** One field that the host refused: its dot path, and the host's sentence about the expected value. */
export interface FieldRefusal {
  readonly field: string
  readonly message: string
}

export interface HostAnswer {
  readonly code: number
  readonly result: unknown
  /** The reason of a 409, see decisions.md 1. */
  readonly reason?: string | undefined
  readonly fields?: readonly FieldRefusal[] | undefined
}

/** The host answered, and the answer is no (contract §1.2: `code` is not 200). */
export class HostRejection extends Error {
  override readonly name = 'HostRejection'
  readonly code: number
  readonly result: unknown
  readonly reason: string | undefined
  readonly fields: readonly FieldRefusal[]

  constructor(answer: HostAnswer) {
    super(printable(answer.result) ?? `The host answered ${answer.code}`)
    this.code = answer.code
    this.result = answer.result
    this.reason = answer.reason
    this.fields = answer.fields ?? []
  }

  /** The host failed, so the same request may succeed later. */
  get isServerFault(): boolean {
    return this.code >= 500
  }
}

/** The sentence of an answer, if it has one (contract §15.1 step 5b). */
export function printable(result: unknown): string | undefined {
  if (typeof result === 'string') return result
  if (typeof result !== 'object' || result === null) return undefined
  const { result: nested, message, errorMessage } = result as Record<string, unknown>
  return [nested, message, errorMessage].find((text) => typeof text === 'string')
}

/** Without a network such an error is expected. */
export function isOffline(error: unknown): boolean {
  return error instanceof TransportError && error.fault === 'offline'
}
