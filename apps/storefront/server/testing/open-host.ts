import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createHttp, inProcessAdapter, type Http } from '@vitrin/api-client'
import type { ShopOptions } from '@vitrin/api-server'
import type { TokenLease } from '@vitrin/user-session'
import { klarglas } from '../../config/klarglas'
import { embeddedApi } from '../embedded-api'
import { alwaysOnline, systemClock } from '../server-ports'

export interface OpenHost {
  /** Never answers after `close`. */
  fetch(request: Request): Promise<Response>
  /** The token of the link in the newest mail. */
  newestMailToken(): string
  /** Calls the host without a socket; `onAsked` gets each path. */
  http(onAsked?: (path: string) => void, tokens?: TokenLease, storeCode?: string): Http
  close(): void
}

/** The host with its own data folder, which holds the demo shop or the catalogue that `fill` imports. */
export async function openHost(
  fill?: (dataDir: string) => Promise<void>,
  views?: ShopOptions['views'],
): Promise<OpenHost> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrin-host-'))
  await fill?.(dataDir)
  const host = embeddedApi({
    dataDir,
    ...(views && { views }),
    rootFolder: join(import.meta.dirname, '..', '..', '..', '..'),
    onChanged: () => {},
  })
  let isClosed = false
  const fetch = (request: Request): Promise<Response> => (isClosed ? new Promise(() => {}) : host.fetch(request))
  return {
    fetch,
    http(onAsked, tokens, storeCode = klarglas.storeView.storeCode) {
      const adapter = inProcessAdapter((request) => {
        onAsked?.(new URL(request.url).pathname)
        return fetch(request)
      })
      return createHttp({
        baseUrl: 'http://embedded',
        connectivity: alwaysOnline,
        clock: systemClock,
        timeoutMs: 5000,
        storeCode,
        adapter,
        tokens,
      })
    },
    newestMailToken() {
      const database = new DatabaseSync(join(dataDir, 'shop.db'), { readOnly: true })
      const newest = database.prepare("SELECT data ->> '$.link' AS link FROM mail_outbox ORDER BY id DESC").get()
      database.close()
      return new URL(String(newest?.['link']), 'http://shop.test').searchParams.get('token') ?? ''
    },
    close() {
      isClosed = true
      host.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
