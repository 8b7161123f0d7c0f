import { describe, expect, it } from 'vitest'
import type { HtmlSanitizer } from '../ports'

const PAGE =
  '<h2>Our glass</h2><p>Cut to <strong>size</strong>.</p><ul><li>Mirrors</li></ul>' +
  '<table><tbody><tr><td>6 mm</td></tr></tbody></table>'

/** HTML that is not safe, and the parts of it that must not come back. */
const UNSAFE: readonly (readonly [what: string, html: string, removed: readonly string[]])[] = [
  ['a script with its code', '<script>steal()</script>', ['<script', 'steal']],
  ['a script in capital letters', '<SCRIPT src="https://evil.example/x.js"></SCRIPT>', ['script', 'evil.example']],
  ['an event handler', '<img src="/a.jpg" alt="A" onerror="steal()">', ['onerror', 'steal']],
  ['an event handler in capital letters', '<p ONCLICK="steal()">Here</p>', ['onclick', 'steal']],
  ['a link that runs code', '<a href="javascript:steal()">Here</a>', ['javascript:', 'steal']],
  ['a link that hides such code', '<a href=" JavaScript:steal()">Here</a>', ['javascript:', 'steal']],
  ['a frame of another site', '<iframe src="https://evil.example/"></iframe>', ['<iframe', 'evil.example']],
  ['an embedded object', '<object data="https://evil.example/"></object>', ['<object', 'evil.example']],
  [
    'a form that asks for a password',
    '<form action="https://evil.example/"><input></form>',
    ['<form', '<input', 'evil'],
  ],
  ['a style sheet', '<style>p { display: none }</style>', ['<style', 'display']],
  ['a style of one element', '<p style="position: fixed">Here</p>', ['style=', 'fixed']],
]

/** What every `HtmlSanitizer` does, fake or real. */
export function htmlSanitizerContract(name: string, create: () => HtmlSanitizer): void {
  describe(`${name} as an HtmlSanitizer`, () => {
    it('keeps headings, text, lists and tables as they are', async () => {
      expect(await create().sanitize(PAGE)).toBe(PAGE)
    })

    it('keeps links and pictures with their addresses', async () => {
      const html = '<p><a href="/mirrors">Mirrors</a><img src="/a.jpg" alt="A mirror"></p>'
      const safe = await create().sanitize(html)
      for (const part of ['<a href="/mirrors">Mirrors</a>', 'src="/a.jpg"', 'alt="A mirror"'])
        expect(safe).toContain(part)
    })

    it.each(UNSAFE)('removes %s and keeps the text around it', async (_what, html, removed) => {
      const safe = (await create().sanitize(`<p>Before</p>${html}<p>After</p>`)).toLowerCase()
      for (const part of removed) expect(safe).not.toContain(part)
      expect(safe).toContain('<p>before</p>')
      expect(safe).toContain('<p>after</p>')
    })

    it('gives ids names that no element of the page has, and keeps the links to them', async () => {
      const html = '<p id="state">{}</p><p><a href="#root">Down</a></p><h2 id="root">Below</h2>'
      const safe = await create().sanitize(html)
      expect(safe).not.toMatch(/id="(state|root)"/)
      const [, target] = /href="#([^"]+)"/.exec(safe) ?? []
      expect(safe).toContain(`<h2 id="${target}">Below</h2>`)
    })

    it('changes nothing in HTML that it has already made safe', async () => {
      const sanitizer = create()
      const safe = await sanitizer.sanitize(
        PAGE + '<p id="a"><a href="#a">A</a></p>' + UNSAFE.map(([, html]) => html).join(''),
      )
      expect(await sanitizer.sanitize(safe)).toBe(safe)
    })
  })
}
