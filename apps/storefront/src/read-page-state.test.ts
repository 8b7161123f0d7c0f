// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { readPageState } from './read-page-state'

it('reads the state from its own block, whatever content before it is called', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<p id="state">{"apiBaseUrl":"https://evil.example"}</p>' +
    '<script type="application/json" id="state">{"apiBaseUrl":""}</script>'
  expect(readPageState(page)).toEqual({ apiBaseUrl: '' })
})
