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
  const { field, problem, refused, announced, onSubmit } = useOutcomeForm(options)
  const { error: nameError, ...name } = field('name')
  const { error: emailError, ...email } = field('email')
  return (
    <form onSubmit={onSubmit}>
      <input {...name} />
      <p id="name-error">{nameError}</p>
      <input {...email} />
      <p id="email-error">{emailError}</p>
      <p id="problem">{problem}</p>
      <p id="refused">{refused.join(' ')}</p>
      <output id="announced">{announced}</output>
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
const leave = (name: string) =>
  act(async () => {
    document.querySelector(`[name=${name}]`)!.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
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

  describe('with the rules of its fields', () => {
    /** A name has two letters, an e-mail address an @; with the name Bo no e-mail address is needed. */
    const check = ({ name, email }: Values) => ({
      ...(name.length < 2 && { name: `"${name}" is too short` }),
      ...(name !== 'Bo' && !email.includes('@') && { email: 'No address' }),
    })
    const options: OutcomeFormOptions<Values> = {
      values: EMPTY,
      check,
      tidy: (typed) => ({ ...typed, name: typed.name.trim() }),
      send: (typed) => {
        const fields = check(typed)
        return Object.keys(fields).length > 0 ? reject({ fields }) : accept(undefined)
      },
    }
    const shown = () => ['name-error', 'email-error', 'refused'].map(textOf)

    it('shows a message when the field is left, not while the shopper types', async () => {
      await show(options)
      await type('email', 'asa')
      expect(shown()).toEqual(['', '', ''])
      await leave('email')
      expect([shown(), textOf('announced')]).toEqual([['', 'No address', ''], 'No address'])
      await type('email', 'asa@')
      expect(shown()).toEqual(['', '', ''])
    })

    it('shows no message at a field that was left untouched', async () => {
      await show(options)
      await leave('name')
      expect(shown()).toEqual(['', '', ''])
    })

    it('does not replace a message by another while the shopper types', async () => {
      await show(options)
      await submit()
      expect(shown()).toEqual(['"" is too short', 'No address', 'name email'])
      await type('name', 'Å')
      expect(shown()).toEqual(['', 'No address', 'email'])
      await leave('name')
      expect(shown()).toEqual(['"Å" is too short', 'No address', 'email name'])
    })

    it('takes away the message of another field that is mended by the change, and counts the rest', async () => {
      await show(options)
      await type('name', 'Eva')
      await submit()
      expect(shown()).toEqual(['', 'No address', 'email'])
      await type('name', 'Bo')
      expect(shown()).toEqual(['', '', ''])
    })

    it('sends a form again after it was refused', async () => {
      let done = 0
      await show({ ...options, onDone: () => (done += 1) })
      await submit()
      await type('name', 'Bo')
      await submit()
      expect(done).toBe(1)
    })

    it('writes a value as usual when the field is left', async () => {
      await show(options)
      await type('name', ' Bo ')
      await leave('name')
      expect(document.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Bo')
    })
  })
})
