// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useShownFaults } from './use-shown-faults'

/** A height of 1900 to 2100, and a fault of two lengths at once. */
function faultsOf(text: string): readonly { readonly key: string; readonly text: string }[] {
  const height = Number(text)
  if (height < 1900) return [{ key: 'min', text: `${text} is too low` }]
  if (height > 2100) return [{ key: 'max', text: `${text} is too high` }]
  return height === 2000 ? ['narrow', 'narrow'].map((key) => ({ key, text: key })) : []
}

function Field() {
  const [text, setText] = useState('1950')
  const { shown, typing, left, fields } = useShownFaults(faultsOf(text), ({ key }) => key)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <div ref={fields}>
        <input
          value={text}
          onChange={(event) => {
            typing()
            setText(event.target.value)
          }}
          onBlur={left}
        />
      </div>
      {shown.map((fault) => (
        <p key={fault.key}>{fault.text}</p>
      ))}
    </form>
  )
}

let root: Root
beforeEach(async () => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await act(async () => root.render(<Field />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const input = () => document.querySelector('input')!
const set = (text: string) =>
  act(async () => {
    // React watches the property of the element itself, so the text is set through the prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = () => act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
const messages = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
/** One key at a time, with the messages after each. */
async function type(text: string) {
  const seen: (readonly (string | null)[])[] = []
  for (let length = 1; length <= text.length; length += 1) {
    await set(text.slice(0, length))
    seen.push(messages())
  }
  return seen
}

describe('useShownFaults', () => {
  it('shows nothing while the shopper types, and the fault when the field is left', async () => {
    expect(await type('22000')).toEqual([[], [], [], [], []])
    await leave()
    expect(messages()).toEqual(['22000 is too high'])
  })

  it('shows nothing when the typed number is right in the end', async () => {
    expect(await type('1985')).toEqual([[], [], [], []])
    await leave()
    expect(messages()).toEqual([])
  })

  it('takes a shown message away when it is mended, and shows no other until the field is left', async () => {
    await type('22000')
    await leave()
    await set('2200')
    expect(messages()).toEqual(['2200 is too high'])
    await set('2050')
    expect(messages()).toEqual([])
    await set('20500')
    expect(messages()).toEqual([])
  })

  it('shows a fault once, although two have the same key', async () => {
    await set('2000')
    await leave()
    expect(messages()).toEqual(['narrow'])
  })

  it('shows every fault when the form is sent from within the field', async () => {
    await type('22000')
    await act(async () => document.querySelector('form')?.requestSubmit())
    expect(messages()).toEqual(['22000 is too high'])
  })
})
