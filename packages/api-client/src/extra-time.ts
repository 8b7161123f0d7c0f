import type { FormContent } from '@vitrin/kernel'
import type { HttpRequest } from './http'

/** A slow phone sends this much. */
const SLOWEST_BYTES_PER_MS = 20

/** A strong hash of a password takes a second of an idle server's time, and many seconds of a busy one's. */
const HASHING_MS = 10_000

/** What a call may take longer than others, in ms. */
export function extraMs({ form, hashesPassword, currentPassword }: HttpRequest): number {
  return (form ? uploadMs(form) : 0) + (hashesPassword || currentPassword ? HASHING_MS : 0)
}

function uploadMs({ files }: FormContent): number {
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0) / SLOWEST_BYTES_PER_MS
}
