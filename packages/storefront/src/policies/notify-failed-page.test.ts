import { HostRejection, TransportError } from '@vitrin/kernel'
import { makeAutoObservable, observableRef } from 'mobx'
import { describe, expect, it } from 'vitest'
import { notifyFailedPage } from './notify-failed-page'

class Pages {
  failure: { readonly url: string; readonly error: unknown } | undefined = undefined

  constructor() {
    makeAutoObservable(this, { failure: observableRef })
  }

  failed(error: unknown): void {
    this.failure = { url: '/sv/speglar', error }
  }
}

function open() {
  const pages = new Pages()
  const said: unknown[] = []
  const hostSentence = (sentence: string) => (sentence === 'No such entity' ? 'Det finns inte.' : undefined)
  notifyFailedPage({ pages, hostSentence, notify: (notification) => said.push(notification) })
  return { pages, said }
}

const error = (message: object) => ({ type: 'error', message, action1: { label: 'ui.ok' } })

describe('a page whose data did not come', () => {
  it.each([
    ['badContentType', 'request.badContentType'],
    ['badShape', 'request.badShape'],
  ] as const)('says what was wrong with the answer: %s [R8.13] [R8.11]', (fault, key) => {
    const { pages, said } = open()
    pages.failed(new TransportError(fault, 'Tilt'))
    expect(said).toEqual([error({ key })])
  })

  it('says that the shop cannot be reached, each time [R8.11]', () => {
    const { pages, said } = open()
    pages.failed(new TransportError('timeout', 'Tilt'))
    pages.failed(new TransportError('network', 'Tilt'))
    expect(said).toEqual([error({ key: 'request.unreachable' }), error({ key: 'request.unreachable' })])
  })

  it('says what the host said, in the shop’s language [R8.11]', () => {
    const { pages, said } = open()
    pages.failed(new HostRejection({ code: 400, result: 'No such entity' }))
    expect(said).toEqual([error({ key: 'host.sentence', values: { sentence: 'Det finns inte.' } })])
  })

  it('says nothing of a fault of the shop itself: its screen says enough', () => {
    const { pages, said } = open()
    pages.failed(new TypeError('undefined is not a function'))
    expect(said).toEqual([])
  })
})
