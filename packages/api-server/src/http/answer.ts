import { refusalResult, type FieldRefusals } from '@vitrin/api-contract'
import { errorCodes, type Endpoint, type ErrorKind, type Refusal } from '@vitrin/api-contract/wire'

type HeaderFields = Readonly<Record<string, string>>

/** An accepted answer in the envelope of contract §1.2. */
export function answer(
  result: unknown,
  { meta, headers }: { readonly meta?: unknown; readonly headers?: HeaderFields } = {},
): Response {
  return answerBare({ code: 200, result, ...(meta !== undefined && { meta }) }, headers)
}

/** An answer without the envelope. */
export function answerBare(body: unknown, headers: HeaderFields = {}, status = 200): Response {
  return json(body, { headers, status })
}

/** A refusal as an answer. */
export function refuse(
  kind: ErrorKind,
  result: unknown,
  { headers = {} }: { readonly headers?: HeaderFields } = {},
): Response {
  return refuseWith(refusal(kind, result), headers)
}

export function refuseWith(refused: Refusal, headers: HeaderFields = {}): Response {
  return json(refused, { status: refused.code, headers })
}

/** 400 with all refused fields. */
export function refuseFields(errors: FieldRefusals): Response {
  return refuseWith(refusalOfFields(errors))
}

interface RefusalDetails extends Pick<Refusal, 'reason'> {
  readonly errors?: FieldRefusals
}

/** The envelope of a refusal; its code follows from its kind (decisions.md 1). */
export function refusal(kind: ErrorKind, result: unknown, { reason, errors }: RefusalDetails = {}): Refusal {
  return { code: errorCodes[kind], result, ...(reason && { reason }), ...(errors && { meta: { errors } }) }
}

export function refusalOfFields(errors: FieldRefusals): Refusal {
  return refusal('bad-request', refusalResult(errors), { errors })
}

/** The codes of refusals that a shopper can cause. */
const SHOPPERS_CODES: ReadonlySet<number> = new Set([errorCodes['bad-request'], errorCodes['too-many-requests']])

/**
 * The refusal as clients of the original read it: after some calls they show `result.errorMessage` (contract §1.3), and
 * after every call `result` or `result.message`.
 */
export function refusalFor({ errorMessage }: Endpoint, refused: Refusal): Refusal {
  const { code, result } = refused
  if (!errorMessage || typeof result !== 'string' || !SHOPPERS_CODES.has(code)) return refused
  return { ...refused, result: { message: result, errorMessage: result, code } }
}

/** An answer without the envelope, from text that is JSON already. */
export function answerJson(text: string, status = 200): Response {
  return sized(text, { status })
}

function json(
  body: unknown,
  { headers, status = 200 }: { readonly headers: HeaderFields; readonly status?: number },
): Response {
  return sized(JSON.stringify(body), { headers, status })
}

export const JSON_TYPE = { 'content-type': 'application/json' }

/** Sets the content length, by which the compression decides. */
function sized(
  text: string,
  { headers = {}, status = 200 }: { readonly headers?: HeaderFields; readonly status?: number },
): Response {
  return new Response(text, {
    status,
    headers: { ...JSON_TYPE, 'content-length': String(Buffer.byteLength(text)), ...headers },
  })
}
