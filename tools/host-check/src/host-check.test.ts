import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hostCheck } from './host-check'

let server: Server
let address: string
const asked: string[] = []
const printed: string[] = []
const print = (line: string) => printed.push(line)

/** A host that has no call of the original's. */
beforeEach(async () => {
  asked.length = 0
  printed.length = 0
  server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url.split('?')[0]}`)
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":404,"result":"Not found"}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const text = () => printed.join('\n')

describe('host:check', () => {
  it('says what breaks, and ends with 1', async () => {
    expect(await hostCheck([address], print)).toBe(1)
    expect(text()).toContain(
      'No product was found in the search index vue_storefront_catalog; --index names another one.',
    )
    expect(text()).toContain('✗ creates an account')
    expect(text()).toContain('When the client sends the form, it reads code and needs 200; it gets 404 ("Not found").')
    expect(text()).toContain('– buys with an account and a coupon (not played: it needs')
  })

  it('says that it writes before it does', async () => {
    let askedBefore: readonly string[] | undefined
    await hostCheck([address], (line) => {
      if (line.startsWith('From here on it writes')) askedBefore = [...asked]
    })
    expect(askedBefore?.filter((call) => call.startsWith('POST'))).toEqual([])
    expect(asked).toContain('POST /api/user/create')
  })

  it('writes nothing with --read-only', async () => {
    await hostCheck([address, '--read-only'], print)
    expect(asked.filter((call) => !call.startsWith('GET') && call !== 'POST /api/url/map')).toEqual([])
    expect(text()).toContain('– creates an account (not played: it writes)')
    expect(text()).not.toContain('From here on it writes')
  })

  it.each([
    [[], 'The address is ""; it should begin with http:// or https://.'],
    [['localhost:8080'], 'The address is "localhost:8080"; it should begin with http:// or https://.'],
    [['http://a.test', 'http://b.test'], 'Give one address; "http://b.test" is a second one.'],
    [['http://a.test', '--writes'], "Unknown option '--writes'"],
  ])('refuses the arguments %j with a sentence', async (args, wrong) => {
    expect(await hostCheck(args, print)).toBe(2)
    expect(text()).toContain(wrong)
    expect(text()).toContain('pnpm host:check <address>')
  })

  it('says when nothing answers at the address', async () => {
    await new Promise((resolve) => server.close(resolve))
    expect(await hostCheck([address], print)).toBe(2)
    expect(text()).toContain(`${address} does not answer`)
  })
})
