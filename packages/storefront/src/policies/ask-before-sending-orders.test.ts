import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { askBeforeSendingOrders } from './ask-before-sending-orders'

function open({ online = false, isThankYouPage = false, scope = 'orders' } = {}) {
  const calls: string[] = []
  const ui = observable({
    online,
    modal: undefined as string | undefined,
    openModal(id: string) {
      this.modal = id
      calls.push(id)
    },
  })
  const queue = observable({
    onHold: [{ task_id: 'a', scope }],
    send: async (task_id: string) => void calls.push(`send ${task_id}`),
  })
  const stop = askBeforeSendingOrders({ ui, queue, checkout: { isThankYouPage }, report: () => undefined })
  const setOnline = (is: boolean) => runInAction(() => (ui.online = is))
  const setModal = (id: string | undefined) => runInAction(() => (ui.modal = id))
  return { calls, setOnline, setModal, stop }
}

describe('askBeforeSendingOrders', () => {
  it('asks each time the network comes back, and at the start of a page [R4.38]', () => {
    const { calls, setOnline, setModal, stop } = open()
    expect(calls).toEqual([])
    setOnline(true)
    expect(calls).toEqual(['offline-order'])
    setModal(undefined)
    expect(calls).toHaveLength(1)
    setOnline(false)
    setOnline(true)
    expect(calls).toHaveLength(2)
    stop()
    expect(open({ online: true }).calls).toEqual(['offline-order'])
  })

  it('waits until no other modal is open', () => {
    const { calls, setOnline, setModal } = open()
    setModal('authentication')
    setOnline(true)
    expect(calls).toEqual([])
    setModal(undefined)
    expect(calls).toEqual(['offline-order'])
  })

  it('sends without a question on the thank-you page [R4.38]', () => {
    const { calls, setOnline } = open({ isThankYouPage: true })
    setOnline(true)
    expect(calls).toEqual(['send a'])
  })

  it('asks for orders only', () => {
    expect(open({ online: true, scope: 'profile' }).calls).toEqual([])
  })
})
