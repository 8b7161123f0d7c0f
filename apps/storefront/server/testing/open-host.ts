import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHttp, inProcessAdapter, type Http } from '@vitrin/api-client'
import { klarglas } from '../../config/klarglas'
import { embeddedApi } from '../embedded-api'
import { alwaysOnline, systemClock } from '../server-ports'

export interface OpenHost {
  fetch(request: Request): Promise<Response>
  /** Reaches it without a socket; `onAsked` is told each path. */
  http(onAsked?: (path: string) => void): Http
  close(): void
}

/** The host in a data folder of its own, with the demo shop or with what `fill` has put there. */
export async function openHost(fill?: (dataDir: string) => Promise<void>): Promise<OpenHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-host-'))
  await fill?.(dataDir)
  const host = embeddedApi({
    dataDir,
    rootFolder: join(import.meta.dirname, '..', '..', '..', '..'),
    onChanged: () => {},
  })
  return {
    fetch: (request) => host.fetch(request),
    http(onAsked) {
      const adapter = inProcessAdapter((request) => {
        onAsked?.(new URL(request.url).pathname)
        return host.fetch(request)
      })
      return createHttp({
        baseUrl: 'http://embedded',
        connectivity: alwaysOnline,
        clock: systemClock,
        timeoutMs: 5000,
        storeCode: klarglas.storeView.storeCode,
        adapter,
      })
    },
    close() {
      host.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
