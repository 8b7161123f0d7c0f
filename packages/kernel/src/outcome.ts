/** The result of an action that may be refused. Refusals are values; only faults are thrown. */
export type Outcome<Value, Rejection> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly rejection: Rejection }

export function accept<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value }
}

export function reject<Rejection>(rejection: Rejection): { readonly ok: false; readonly rejection: Rejection } {
  return { ok: false, rejection }
}
