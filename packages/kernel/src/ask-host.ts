import { HostRejection, type FieldRefusal } from './errors'
import { accept, reject, type Outcome } from './outcome'

/** The host's refusal as a value: its code, its own sentence and the fields that it names. */
export interface HostRefusal {
  readonly code: number
  readonly message: string
  readonly fields: readonly FieldRefusal[]
}

/** Turns a refusal that `ask` throws into a value. Everything else that it throws is a fault and is thrown on. */
export async function askHost<Value>(ask: () => Promise<Value>): Promise<Outcome<Value, HostRefusal>> {
  try {
    return accept(await ask())
  } catch (error) {
    if (!(error instanceof HostRejection)) throw error
    const { code, message, fields } = error
    return reject({ code, message, fields })
  }
}
