// @vitest-environment happy-dom
import { accept, reject } from '@vitrin/kernel'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useOutcomeForm, type OutcomeFormOptions } from './use-outcome-form'

interface Values {
  readonly name: string
  readonly email: string
}

let root: Root
beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

function Form(options: OutcomeFormOptions<Values>) {
  const { field, problem, onSubmit } = useOutcomeForm(options)
  const { error: nameError, ...name } = field('name')
  const { error: emailError, ...email } = field('email')
  return (
    <form onSubmit={onSubmit}>
      <input {...name} />
      <p id="name-error">{nameError}</p>
      <input {...email} />
      <p id="email-error">{emailError}</p>
      <p id="problem">{problem}</p>
    </form>
  )
}

const show = (options: OutcomeFormOptions<Values>) => act(async () => root.render(<Form {...options} />))
const submit = () => act(async () => document.querySelector('form')?.requestSubmit())
const type = (name: string, text: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)!
    // React watches the property of the element itself, so the text is set through the prototype.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const textOf = (id: string) => document.getElementById(id)?.textContent
const EMPTY = { name: '', email: '' }

describe('useOutcomeForm', () => {
  it('sends what was typed, and says when it is done', async () => {
    const sent: Values[] = []
    let isDone = false
    await show({
      values: EMPTY,
      send: async (typed) => {
        sent.push(typed)
        return accept(undefined)
      },
      onDone: () => (isDone = true),
    })
    await type('name', 'Åsa')
    await submit()
    expect([sent, isDone]).toEqual([[{ name: 'Åsa', email: '' }], true])
  })

  it('shows each refusal at its field, focuses the first, and forgets one when its field changes', async () => {
    const refusal = { fields: { name: 'Too short', email: 'No address' }, form: 'Not taken' }
    await show({ values: EMPTY, send: () => reject(refusal) })
    await submit()
    expect(['name-error', 'email-error', 'problem'].map(textOf)).toEqual(['Too short', 'No address', 'Not taken'])
    expect(document.activeElement?.getAttribute('name')).toBe('name')
    await type('name', 'Åsa')
    expect(['name-error', 'email-error'].map(textOf)).toEqual(['', 'No address'])
  })

  it('shows the text of a fault', async () => {
    await show({
      values: EMPTY,
      send: async () => {
        throw new Error('No network')
      },
      textOfFault: (error) => (error instanceof Error ? error.message : ''),
    })
    await submit()
    expect(textOf('problem')).toBe('No network')
  })

  it('follows new values in untouched fields, when asked to', async () => {
    const options = { send: () => accept(undefined), followsValues: true }
    await show({ values: EMPTY, ...options })
    await type('name', 'Åsa')
    await show({ values: { name: 'Eva', email: 'eva@example.se' }, ...options })
    const shown = [...document.querySelectorAll('input')].map(({ value }) => value)
    expect(shown).toEqual(['Åsa', 'eva@example.se'])
  })
})
