/** A server that takes longer counts as not reachable. */
const TIMEOUT_MS = 3000

/** Whether the shop's server answers: it is asked for the smallest thing that it has. */
export async function shopAnswers(fetch: (address: string, init: RequestInit) => Promise<Response>): Promise<boolean> {
  try {
    return (await fetch('/cache-version.json', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })).ok
  } catch {
    return false
  }
}
