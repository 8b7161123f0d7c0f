import { TransportError } from '@vitrin/kernel'
import { RecordingLogger } from '@vitrin/kernel/testing'
import { describe, expect, it } from 'vitest'
import { RoutingStore } from './routing-store'
import { FakeUrlGateway } from './testing'

/** A shop that moved here: some of its old addresses redirect. */
function open({ storeCodes = ['sv'], appendStoreCode = true } = {}) {
  const urls = new FakeUrlGateway({
    'dorrar.html': { type: 'redirect', to: 'duschdorrar', status: 301 },
    'gamla/höst.html': { type: 'redirect', to: 'kampanj/höst?p=2#sist', status: 302 },
    blogg: { type: 'redirect', to: 'https://blogg.example/sv?from=shop', status: 301 },
    'p/OLD/gammal': { type: 'redirect', to: 'duschdorrar', status: 301 },
    duschdorrar: { type: 'category', document: { slug: 'duschdorrar-3', url_path: 'duschdorrar' } },
  })
  const views = { storeCode: 'sv', storeCodes, appendStoreCode, useUrlDispatcher: true }
  const routing = new RoutingStore({
    urls,
    views,
    served: ['home', 'product', 'category', 'page-not-found'],
    logger: new RecordingLogger(),
  })
  return { urls, routing }
}

describe('an old address', () => {
  it.each([
    ['/sv/dorrar.html', '/sv/duschdorrar', 301],
    ['/sv/dorrar.html/', '/sv/duschdorrar', 301],
    ['/sv/dorrar.html?utm_source=brev&p=3', '/sv/duschdorrar?utm_source=brev&p=3', 301],
    ['/sv/gamla/h%C3%B6st.html?p=1&gclid=x', '/sv/kampanj/h%C3%B6st?p=2&gclid=x#sist', 302],
    ['/sv/blogg?a=1', 'https://blogg.example/sv?a=1&from=shop', 301],
  ])('%s redirects to %s and keeps the query', async (from, to, status) => {
    expect(await open().routing.resolve(from)).toEqual({ redirect: { to, status } })
  })

  it('redirects in one step where it has no store code', async () => {
    expect(await open().routing.resolve('/dorrar.html?a=1')).toEqual({
      redirect: { to: '/sv/duschdorrar?a=1', status: 301 },
    })
  })

  it('keeps the store code of the request', async () => {
    expect(await open({ storeCodes: ['sv', 'fi'] }).routing.resolve('/fi/dorrar.html')).toEqual({
      redirect: { to: '/fi/duschdorrar', status: 301 },
    })
  })

  it('has no store code in a shop without store codes in its addresses', async () => {
    expect(await open({ appendStoreCode: false }).routing.resolve('/dorrar.html')).toEqual({
      redirect: { to: '/duschdorrar', status: 301 },
    })
  })

  it('with a route of the shop redirects when its page is missing', async () => {
    const { routing } = open()
    expect(await routing.moved('/sv/p/OLD/gammal?a=1')).toEqual({
      redirect: { to: '/sv/duschdorrar?a=1', status: 301 },
    })
    expect(await routing.moved('/sv/duschdorrar')).toBeUndefined()
    expect(await routing.moved('/sv')).toBeUndefined()
  })

  it('without store code gets the store code while the host cannot answer', async () => {
    const { urls, routing } = open()
    urls.fault = new TransportError('timeout', 'late')
    expect(await routing.resolve('/dorrar.html')).toEqual({ redirect: { to: '/sv/dorrar.html', status: 302 } })
    expect(await routing.moved('/sv/dorrar.html')).toBeUndefined()
  })
})
