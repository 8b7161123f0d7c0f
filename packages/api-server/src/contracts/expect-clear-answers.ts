import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { ApiHost } from '../testing/api-host'

/** A GET where there is no body. */
export interface HostileRequest {
  readonly path: string
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** CPU time of this process, so that a busy machine does not fail the test. */
const MOST_CPU_MS = 1000

/** Checks that each request gets a result or a refusal soon, and never a 500. */
export async function expectClearAnswers(
  host: ApiHost,
  requests: fc.Arbitrary<HostileRequest>,
  numRuns = 300,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(requests, (request) => expectClearAnswer(host, request)),
    { numRuns },
  )
}

async function expectClearAnswer(host: ApiHost, { path, body: sent, headers = {} }: HostileRequest): Promise<void> {
  const before = process.cpuUsage()
  const response = await host.fetch(path, sent === undefined ? { headers } : { method: 'POST', body: sent, headers })
  const body = await response.text()
  const { user, system } = process.cpuUsage(before)
  expect(response.status, `${path} ${sent}`).toBeGreaterThanOrEqual(200)
  expect(response.status, `${path} ${sent}`).toBeLessThan(500)
  if (!response.headers.get('content-type')?.startsWith('image/'))
    expect(() => {
      JSON.parse(body)
    }).not.toThrow()
  expect((user + system) / 1000, `${path} ${sent}`).toBeLessThan(MOST_CPU_MS)
}
