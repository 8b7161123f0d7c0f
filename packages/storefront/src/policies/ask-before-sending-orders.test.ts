import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { askBeforeSendingOrders } from './ask-before-sending-orders'

function open({ online = false, isThankYouPage = false, scope = 'orders' } = {}) {
  const told: string[] = []
  const ui = observable({
    online,
    modal: undefined as string | undefined,
    openModal(id: string) {
      this.modal = id
      told.push(id)
    },
  })
  const queue = observable({
    onHold: [{ task_id: 'a', scope }],
    send: async (task_id: string) => void told.push(`send ${task_id}`),
  })
  const stop = askBeforeSendingOrders({ ui, queue, checkout: { isThankYouPage }, report: () => undefined })
  const setOnline = (is: boolean) => runInAction(() => (ui.online = is))
  const setModal = (id: string | undefined) => runInAction(() => (ui.modal = id))
  return { told, setOnline, setModal, stop }
}

describe('askBeforeSendingOrders', () => {
  it('asks each time the network comes back, and at the start of a page [R4.38]', () => {
    const { told, setOnline, setModal, stop } = open()
    expect(told).toEqual([])
    setOnline(true)
    expect(told).toEqual(['offline-order'])
    setModal(undefined)
    expect(told).toHaveLength(1)
    setOnline(false)
    setOnline(true)
    expect(told).toHaveLength(2)
    stop()
    expect(open({ online: true }).told).toEqual(['offline-order'])
  })

  it('waits until what else is asked has been answered', () => {
    const { told, setOnline, setModal } = open()
    setModal('authentication')
    setOnline(true)
    expect(told).toEqual([])
    setModal(undefined)
    expect(told).toEqual(['offline-order'])
  })

  it('sends while the thank-you page stands open [R4.38]', () => {
    const { told, setOnline } = open({ isThankYouPage: true })
    setOnline(true)
    expect(told).toEqual(['send a'])
  })

  it('asks for orders only', () => {
    expect(open({ online: true, scope: 'profile' }).told).toEqual([])
  })
})
