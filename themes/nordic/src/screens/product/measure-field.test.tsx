// @vitest-environment happy-dom
import type { ShownPart } from '@vitrin/theme-kit/testing'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../../testing/show'
import { MeasureField } from './measure-field'

let shown: ShownPart
let learned: string[]

function Field() {
  const [text, setText] = useState('900')
  const learn = (next: string) => {
    learned.push(next)
    setText(next)
  }
  return <MeasureField label="Bredd" unit="mm" value={text} onText={learn} />
}

const input = () => shown.element.querySelector('input')!
const type = (text: string) => shown.type('input', text)

beforeEach(async () => {
  learned = []
  shown = await show(<Field />, 'sv')
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await shown.close()
})

it('shows digits at once, and the shop learns of the last one after the frame that shows it', async () => {
  await type('8')
  await type('89')
  expect([input().value, learned]).toEqual(['89', []])
  await shown.does(() => vi.advanceTimersToNextFrame())
  expect(learned).toEqual([])
  await shown.does(() => vi.runAllTimers())
  expect([input().value, learned]).toEqual(['89', ['89']])
})

it.each([
  ['is left', () => new FocusEvent('focusout', { bubbles: true })],
  ['is sent with Enter', () => new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })],
])('the shop learns at once what was typed when the field %s', async (_, event) => {
  await type('895')
  await shown.does(() => input().dispatchEvent(event()))
  expect(learned).toEqual(['895'])
  await shown.does(() => vi.runAllTimers())
  expect([input().value, learned]).toEqual(['895', ['895']])
})
