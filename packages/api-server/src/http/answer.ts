import type { FieldRefusals } from '@vitrin/api-contract'
import { errorCodes, type ErrorKind, type Refusal } from '@vitrin/api-contract/wire'

type HeaderFields = Readonly<Record<string, string>>

/** The envelope of contract §1.2. */
export function answer(
  result: unknown,
  { meta, headers }: { readonly meta?: unknown; readonly headers?: HeaderFields } = {},
): Response {
  return answerBare({ code: 200, result, ...(meta !== undefined && { meta }) }, headers)
}

/** For calls that answer something else than the envelope. */
export function answerBare(body: unknown, headers: HeaderFields = {}): Response {
  return json(body, { headers })
}

/** An answer that says no; the kinds and their codes are the contract's (decisions.md 1). */
export function refuse(
  kind: ErrorKind,
  result: unknown,
  { headers, ...details }: Pick<Refusal, 'reason' | 'fields'> & { readonly headers?: HeaderFields } = {},
): Response {
  const code = errorCodes[kind]
  return json({ code, result, ...details } satisfies Refusal, { status: code, headers: headers ?? {} })
}

/** 400: the request does not fit, said field by field. */
export function refuseFields({ result, fields }: FieldRefusals): Response {
  return refuse('bad-request', result, { fields })
}

/** As `answerBare`, for JSON that is already written. */
export function answerJson(text: string): Response {
  return sized(text, {})
}

function json(
  body: unknown,
  { headers, status = 200 }: { readonly headers: HeaderFields; readonly status?: number },
): Response {
  return sized(JSON.stringify(body), { headers, status })
}

/** Its length tells whether it is worth compressing. */
function sized(
  text: string,
  { headers = {}, status = 200 }: { readonly headers?: HeaderFields; readonly status?: number },
): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers },
  })
}
