// @vitest-environment happy-dom
import { ManualClock } from '@vitrin/kernel/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runForeignScript } from './run-foreign-script'

describe('the script of another site', () => {
  const clock = new ManualClock()
  const address = 'https://reviews.example/widget.js'
  let head: DocumentFragment
  const script = () => head.querySelector('script')
  let states: string[]
  let place: HTMLElement
  let stop: () => void
  beforeEach(() => {
    // Outside of the document nothing is loaded.
    head = document.createDocumentFragment()
    vi.spyOn(document.head, 'append').mockImplementation((added) => head.append(added))
    states = []
    place = document.createElement('div')
    stop = runForeignScript({
      address,
      place,
      onEnd: (state) => states.push(state),
      after: (delayMs, run) => clock.after(delayMs, run),
    })
  })
  afterEach(() => {
    stop()
    vi.restoreAllMocks()
  })

  it('has failed when it shows nothing for ten seconds', () => {
    clock.advance(9_999)
    expect(states).toEqual([])
    clock.advance(1)
    expect([states, script()]).toEqual([['failed'], null])
  })

  it('does not fail by the error of another script, nor after it has shown something', async () => {
    dispatchEvent(new ErrorEvent('error', { filename: 'https://shop.example/assets/entry.js' }))
    place.append(document.createElement('article'))
    await vi.waitFor(() => expect(states).toEqual(['shown']))
    dispatchEvent(new ErrorEvent('error', { filename: address }))
    clock.advance(20_000)
    expect(states).toEqual(['shown'])
  })

  it('is not waited for when the page is left', () => {
    stop()
    clock.advance(20_000)
    expect([states, script()]).toEqual([[], null])
  })
})
