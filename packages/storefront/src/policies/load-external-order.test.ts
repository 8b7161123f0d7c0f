import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { loadExternalOrder } from './load-external-order'

function open(url: string, id = 'order-success') {
  const asked: (string | undefined)[] = []
  const externalOrder = { state: 'unknown', load: async (orderId: string | undefined) => asked.push(orderId) }
  const pages = observable({ current: { id, url } })
  const ui = observable({ online: false })
  const session = observable({ account: 'guest' })
  loadExternalOrder({ pages, ui, session, externalOrder })
  return { asked, externalOrder, session, ui }
}

describe('loadExternalOrder', () => {
  it.each([
    ['/sv/order-success', undefined],
    ['/sv/order-success?orderId=55', '55'],
    ['/sv/order-success?order_id=&Order_Number=a%20b', 'a b'],
    ['/sv/order-success?name=55', undefined],
  ])('asks for the order that %s names [R2.16]', (url, orderId) => {
    expect(open(url).asked).toEqual([orderId])
  })

  it('asks again after a sign-in and when the network is back, until it is found; on no other page', () => {
    const { asked, externalOrder, session, ui } = open('/sv/order-success')
    runInAction(() => (ui.online = true))
    runInAction(() => (session.account = '7'))
    externalOrder.state = 'found'
    runInAction(() => (ui.online = false))
    expect(asked).toHaveLength(3)
    expect(open('/sv', 'home').asked).toEqual([])
  })
})
