import { Turns } from '@vitrin/api-server'
import { RecordingLogger } from '@vitrin/kernel/testing'
import type { BrowseGateways } from '@vitrin/storefront'
import { expect } from 'vitest'
import { createRender, type Render } from '../../src/entry-server'
import { htmlSanitizer } from '../html-sanitizer'
import { randomIds, systemClock } from '../server-ports'

/** What would run if it came into a page as it is. */
const RUNS = /<script>steal|<img src=x|href="\s*javascript:/i

export const hostileLog = new RecordingLogger()

export function hostileRendering(gateways: BrowseGateways): Promise<Render> {
  return createRender({
    gateways,
    clock: systemClock,
    ids: randomIds,
    logger: hostileLog,
    sanitizer: htmlSanitizer,
    apiBaseUrl: '',
    settings: { mediaBaseUrl: '' },
    cacheVersion: 'test',
    origin: '',
  })
}

/** Checks that the page opens, that nothing failed behind it, and that nothing in it runs. */
export async function expectPage(render: Render, url: string): Promise<void> {
  const page = await render(url, new Turns())
  const faults = hostileLog.entries.splice(0).filter(({ level }) => level === 'error')
  expect(faults.map(({ message, details }) => `${url}: ${message}: ${String((details as Error).stack)}`)).toEqual([])
  if ('redirect' in page) return
  expect(page.status, url).toBeLessThan(500)
  expect(page.html).not.toMatch(RUNS)
}
