// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { fetchSoon, readPageState } from './read-page-state'

it('reads the state from its own block, whatever content before it is called', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<p id="state">{"apiBaseUrl":"https://evil.example"}</p>' +
    '<script type="application/json" id="state">{"apiBaseUrl":""}</script>'
  expect(readPageState(page)).toEqual({ apiBaseUrl: '' })
})

it('asks for nothing when the page has all its files', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML = '<script type="application/json" data-soon="" id="state">{}</script>'
  fetchSoon(page)
  expect(page.querySelector('link')).toBeNull()
})

it('asks for the later files that its own block names', () => {
  const page = document.implementation.createHTMLDocument()
  page.body.innerHTML =
    '<p id="state" data-soon="https://evil.example/a.js"></p>' +
    '<script type="application/json" id="state" data-soon="/assets/a.js /assets/a.css">{}</script>'
  fetchSoon(page)
  expect(Array.from(page.querySelectorAll('link'), (link) => `${link.rel} ${link.getAttribute('href')}`)).toEqual([
    'modulepreload /assets/a.js',
    'stylesheet /assets/a.css',
  ])
})
