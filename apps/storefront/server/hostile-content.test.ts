import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHttp, inProcessAdapter } from '@vitrin/api-client'
import { expectAlways, FUZZ_TIMEOUT_MS } from '@vitrin/api-server/contracts'
import * as fc from 'fast-check'
import { afterAll, beforeAll, it } from 'vitest'
import { contentGateway } from '../src/content-gateway'
import type { Render } from '../src/entry-server'
import { alwaysOnline, systemClock } from './server-ports'
import { bent } from './testing/bent'
import { hostGateways } from './testing/host-gateways'
import { expectPage, hostileLog, hostileRendering } from './testing/hostile-rendering'
import { openHost, type OpenHost } from './testing/open-host'

const CONTENT = join(import.meta.dirname, '..', '..', '..', 'tools', 'demo-catalogue', 'content', 'sv')

let host: OpenHost
let answer: unknown
let renderContent: Render
const answers: unknown[] = []
beforeAll(async () => {
  host = await openHost()
  for (const name of readdirSync(CONTENT)) {
    const content: unknown = JSON.parse(readFileSync(join(CONTENT, name), 'utf8'))
    const path = `http://host.test/strapi/api/${name.replace('.json', '')}?populate=*`
    answers.push(content, await (await host.fetch(new Request(path))).json())
  }
  const http = createHttp({
    baseUrl: 'http://cms',
    connectivity: alwaysOnline,
    clock: systemClock,
    timeoutMs: 5000,
    adapter: inProcessAdapter(async () => Response.json(answer)),
  })
  const content = contentGateway({
    storeCode: 'sv',
    http,
    mediaBaseUrl: '',
    clock: systemClock,
    logger: hostileLog,
    version: 'test',
    freshForMs: 0,
  })
  renderContent = await hostileRendering({ ...hostGateways(host), content })
}, FUZZ_TIMEOUT_MS)
afterAll(() => host.close())

it('whatever the CMS answers, the pages with its content open', { timeout: FUZZ_TIMEOUT_MS }, () =>
  expectAlways({
    kind: 'content',
    inputs: fc.tuple(bent(answers), fc.constantFrom('/sv/foretag', '/sv/kopvillkor', '/sv/portfolio', '/sv')),
    async check([bentAnswer, url]) {
      answer = bentAnswer ?? null
      await expectPage(renderContent, url)
    },
  }),
)
