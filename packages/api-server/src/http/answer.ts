import type { FieldRefusals } from '@vitrin/api-contract'
import { errorCodes, type ErrorKind, type Refusal } from '@vitrin/api-contract/wire'

type HeaderFields = Readonly<Record<string, string>>

/** An accepted answer in the envelope of contract §1.2. */
export function answer(
  result: unknown,
  { meta, headers }: { readonly meta?: unknown; readonly headers?: HeaderFields } = {},
): Response {
  return answerBare({ code: 200, result, ...(meta !== undefined && { meta }) }, headers)
}

/** An answer without the envelope. */
export function answerBare(body: unknown, headers: HeaderFields = {}): Response {
  return json(body, { headers })
}

/** A refusal; its code follows from its kind (decisions.md 1). */
export function refuse(
  kind: ErrorKind,
  result: unknown,
  { headers, ...details }: Pick<Refusal, 'reason' | 'fields'> & { readonly headers?: HeaderFields } = {},
): Response {
  const code = errorCodes[kind]
  return json({ code, result, ...details } satisfies Refusal, { status: code, headers: headers ?? {} })
}

/** 400 with a sentence for each wrong field. */
export function refuseFields({ result, fields }: FieldRefusals): Response {
  return refuse('bad-request', result, { fields })
}

/** An answer without the envelope, from text that is JSON already. */
export function answerJson(text: string): Response {
  return sized(text, {})
}

function json(
  body: unknown,
  { headers, status = 200 }: { readonly headers: HeaderFields; readonly status?: number },
): Response {
  return sized(JSON.stringify(body), { headers, status })
}

/** Sets the content length, by which the compression decides. */
function sized(
  text: string,
  { headers = {}, status = 200 }: { readonly headers?: HeaderFields; readonly status?: number },
): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), ...headers },
  })
}
