import { createHash } from 'node:crypto'

const SCRIPT = `
const [form, answer] = [document.forms[0], document.querySelector('output')]
form.onsubmit = async (event) => {
  event.preventDefault()
  const { query, variables } = form.elements
  try {
    const body = JSON.stringify({ query: query.value, variables: JSON.parse(variables.value || '{}') })
    const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    answer.textContent = JSON.stringify(await response.json(), null, 2)
  } catch (fault) {
    answer.textContent = String(fault)
  }
}
form.onkeydown = (event) => {
  if (event.key === 'Enter' && event.ctrlKey) form.requestSubmit()
}
`

const STYLE = `
body { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; margin: 1rem; font: 14px/1.5 monospace }
form { display: grid; gap: .5rem; align-content: start }
textarea { font: inherit; width: 100%; box-sizing: border-box }
output { white-space: pre-wrap; overflow-wrap: anywhere }
`

const EXAMPLE = `{
  products(pageSize: 3) {
    total_count
    items
  }
}`

/** A page on which a developer types a query. The schema answers introspection, so editors can show it. */
const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>GraphQL</title>
<style>${STYLE}</style>
<form>
<label>Query <textarea name="query" rows="20" spellcheck="false">${EXAMPLE}</textarea></label>
<label>Variables (JSON) <textarea name="variables" rows="4" spellcheck="false"></textarea></label>
<button>Run (Ctrl+Enter)</button>
</form>
<output></output>
<script>${SCRIPT}</script>
</html>
`

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const POLICY = `default-src 'none'; script-src ${hash(SCRIPT)}; style-src ${hash(STYLE)}; connect-src 'self'`

export function graphiqlPage(): Response {
  return new Response(PAGE, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `${POLICY}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-robots-tag': 'noindex',
    },
  })
}
